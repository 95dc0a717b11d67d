/** What a browser keeps for its person. One that keeps nothing for us is still one to play in. */

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`antro.${name}`, value);
  } catch {
    return;
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`antro.${name}`);
  } catch {
    return null;
  }
}
