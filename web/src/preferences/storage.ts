/** Strings in the browser's storage. The client also works without storage. */

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`antro.${name}`, value);
  } catch {
    return;
  }
}

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`antro.${name}`);
  } catch {
    return null;
  }
}
