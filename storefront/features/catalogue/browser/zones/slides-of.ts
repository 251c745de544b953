/**
 * The products of a zone's HTML, each as HTML. Call 11 answers a list; scripts in it never run, because its parts are set
 * as HTML of an element.
 */
export function slidesOf(html: string): ReadonlyArray<string> {
  const zone = new DOMParser().parseFromString(html, 'text/html');
  return [...zone.querySelectorAll('ul > li:has(article)')].map((item) => item.innerHTML);
}
