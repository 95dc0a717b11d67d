declare module '~icons/*' {
  /** The `d` of a path drawn in a square of 512 units. */
  const outline: string;
  export default outline;
}
