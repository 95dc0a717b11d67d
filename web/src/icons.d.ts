declare module '~icons/*' {
  /** The `d` attribute of a path in a square of 512 units. */
  const outline: string;
  export default outline;
}
