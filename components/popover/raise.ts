/**
 * Puts an open panel into the top layer: over everything, never clipped, and usable inside a modal dialog, while in the
 * page's order it stays right after its trigger. Where a browser has no popovers (Safari before 17, Firefox before 125) it
 * stays a fixed box with a `z-index`.
 *
 * @param panel the panel that Radix places, or nothing when it goes
 */
export function raise(panel: HTMLElement | null): void {
  const holder = panel?.parentElement;
  if (!holder || !('showPopover' in holder)) return;
  // React sets no such attribute here, so it takes none away.
  holder.popover = 'manual';
  holder.showPopover();
}
