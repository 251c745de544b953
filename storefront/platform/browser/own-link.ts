/** Whether this click makes the browser load another page of this shop in this window. */
export function isOwnLink(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const isHere = link.origin === location.origin && !link.hasAttribute('download') && link.target !== '_blank';
  const isJump = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isPlain && isHere && !isJump && !event.defaultPrevented;
}
