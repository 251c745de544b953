import { startBackToTop } from '../../../../components/back-to-top/start-back-to-top.ts';
import { dockFilters } from '../../../features/catalogue/dock-filters.ts';

/**
 * Loads lazy pictures that are at least as near to the window as the shop's setting says (requirement L-13). Browsers load
 * them at a distance of their own, most of them earlier; without this script they still do.
 */
function loadPictures(ahead: number): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { width, left, top } = picture.getBoundingClientRect();
    // What is hidden has no width.
    if (width > 0 && left < innerWidth + ahead && top < innerHeight + ahead) picture.loading = 'eager';
  }
}

/** What a scrolled page has: the link to the top, pictures that load ahead, and the filters at hand. */
export function startScrolled(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-top]');
  if (link) startBackToTop(link);
  const ahead = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pictures-ahead'));
  const follow = () => {
    loadPictures(ahead);
    dockFilters();
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
}
