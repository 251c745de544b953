import { islandWanted } from '../../../../platform/islands/island-wanted.ts';

/** Scrolls the page's gallery to a picture, as a hand would, so that its thumbnails follow. @param id its place */
export function showPicture(id: string): void {
  const picture = document.getElementById(id);
  const row = picture?.parentElement;
  if (!picture || !row) return;
  row.dispatchEvent(islandWanted());
  row.scrollLeft = picture.offsetLeft;
}
