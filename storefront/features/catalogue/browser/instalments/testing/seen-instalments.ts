const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** What a page's line about instalments shows; null where there is none. */
export function seenIn(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const box = page.querySelector<HTMLElement>('[data-instalments]');
  if (!box) return null;
  const button = box.querySelector('button');
  const reason = button?.getAttribute('aria-describedby');
  return {
    title: plain(box.querySelector('p')?.textContent),
    opens: plain(box.querySelector('a')?.textContent),
    leadsTo: box.querySelector('a')?.getAttribute('href') ?? null,
    example: plain(box.querySelectorAll('p')[1]?.textContent),
    button: button && [plain(button.textContent), button.getAttribute('aria-disabled')],
    reason: reason ? plain(page.getElementById(reason)?.textContent) : null,
    data: Object.fromEntries(Object.entries(box.dataset)),
  };
}
