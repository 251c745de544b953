import { showPageLoading } from '../../../components/loading-overlay/show-page-loading.ts';

/** Without a new page by then, as after a download, the page is usable again; in milliseconds. */
const ENDS_AFTER = 15_000;

let hide = () => {};
let timer: ReturnType<typeof setTimeout>;

// Not in the page that the browser may restore.
addEventListener('pagehide', () => hide());

/** Shows that the next page loads, until it comes or has not come for long. Apart: most pages come sooner. */
export function showLeaving(): void {
  hide();
  clearTimeout(timer);
  hide = showPageLoading({ after: 0, onCancel: () => window.stop() });
  timer = setTimeout(hide, ENDS_AFTER);
}
