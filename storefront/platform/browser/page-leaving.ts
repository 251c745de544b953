import { isOwnLink } from './own-link.ts';

/** A load that takes less is not worth a flicker, in milliseconds. */
const SHOWS_AFTER = 1000;

/** Addresses that are pages, not files. */
const isPage = ({ pathname }: { pathname: string }): boolean => !/\.(?!php$|html$)[a-z0-9]+$/i.test(pathname);

/** Shows that the browser loads the next page, if that takes longer than a moment (requirement S-44). */
export function followNavigations(): void {
  let latest = 0;
  const wait = () => {
    const mine = (latest += 1);
    const show = async () => {
      if (mine !== latest) return;
      const { showLeaving } = await import('./show-leaving.ts');
      if (mine === latest) showLeaving();
    };
    setTimeout(() => void show().catch(() => {}), SHOWS_AFTER);
  };
  // On the window, after every other listener, to see whether one has handled the event.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && isOwnLink(event, link) && isPage(link)) wait();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement && event.target.target !== '_blank') wait();
  });
  // Not in the page that the browser may restore.
  addEventListener('pagehide', () => (latest += 1));
}
