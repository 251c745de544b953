/**
 * Another page of the shop, to take parts of. The policy of the shown page refuses the nonce of the other one, so its style sheets get the
 * nonce of the shown page: the browser would report them, as it does in documents that are never shown.
 */
export function parsePage(html: string): Document {
  const { nonce = '' } = document.querySelector<HTMLElement>('[nonce]') ?? {};
  return new DOMParser().parseFromString(html.replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`), 'text/html');
}
