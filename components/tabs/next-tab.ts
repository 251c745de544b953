/**
 * The place of the tab to which a key leads from the tab at `index`, counted from 0; undefined for every other key. Arrows
 * follow the reading direction and wrap at the ends. Source: ARIA Authoring Practices, pattern "Tabs".
 */
export function nextTab(key: string, index: number, count: number, isMirrored: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return (index + count - 1) % count;
    default:
      return undefined;
  }
}
