/** Closes an open menu of sizes or lists by Escape, by a press elsewhere and when focus leaves it. */
export function closeMenuOnLeaving(menu: HTMLDetailsElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const close = () => (menu.open = false);
  const leaves = (to: EventTarget | null) => !(to instanceof Node) || !menu.contains(to);
  menu.addEventListener('toggle', () => !menu.open && stop.abort(), { signal });
  document.addEventListener('pointerdown', ({ target }) => leaves(target) && close(), { signal });
  // Without a next target focus went to another window, or the pressed place takes none.
  menu.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && leaves(relatedTarget) && close(), {
    signal,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    },
    { signal },
  );
}
