/** Whether this click makes the browser load another page of this shop in this window. */
export function isOwnLink(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && !link.hasAttribute('download') && link.target !== '_blank';
  const isJump = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isPlainClick(event) && isHere && !isJump && !event.defaultPrevented;
}

/** Clicks with a modifier open tabs and download; they stay the browser's. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
