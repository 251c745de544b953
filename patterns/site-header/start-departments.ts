const wanted = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Loads the script of the kit's Menu when the mouse, a finger or the focus first comes to it, also to one that a region load
 * brought. A press that is faster than the code acts once it is there; if it fails to load, the department's link does.
 */
export function startDepartments(): void {
  const started = new WeakMap<Element, { pressed?: HTMLElement | null; isReady?: boolean }>();
  const start = ({ type, target }: Event) => {
    const nav = target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null;
    if (!nav) return;
    const known = started.get(nav);
    const menu = known ?? {};
    if (type === 'click' && !menu.isReady) menu.pressed = (target as Element).closest<HTMLElement>('[aria-expanded]');
    if (known) return;
    started.set(nav, menu);
    import('../../components/menu/start-menu.ts').then(
      ({ startMenu }) => {
        startMenu(nav);
        menu.isReady = true;
        menu.pressed?.click();
      },
      () => {
        started.delete(nav);
        menu.pressed?.parentElement?.querySelector('a')?.click();
      },
    );
  };
  for (const type of wanted) document.addEventListener(type, start, { passive: true });
}
