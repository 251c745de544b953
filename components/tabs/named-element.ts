/** The element that the address names behind "#"; null where there is none. */
export function namedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A lone "%" is no text.
    return null;
  }
}
