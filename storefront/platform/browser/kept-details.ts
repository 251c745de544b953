/** In the state of a history entry: which `<details>` were opened or closed there, by id. */
const key = 'details';

type Kept = Readonly<Record<string, boolean>>;

const kept = (): Kept => (history.state as { [key]?: Kept } | null)?.[key] ?? {};
let latest: Kept = {};

/**
 * Keeps `<details>` that have an id as the visitor left them: over region loads, reloads, and on the way back. Start it
 * before region loads, which keep the rest of the state.
 */
export function keepDetails(): void {
  latest = kept();
  showKept(document);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.id === '') return;
      latest = { ...latest, [target.id]: target.open };
      history.replaceState({ ...(history.state as object | null), [key]: latest }, '');
    },
    { capture: true },
  );
}

/** Opens and closes them in new regions: as in this history entry, else as they were last. */
export function showKept(root: ParentNode): void {
  const states = { ...latest, ...kept() };
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[id]'))
    details.open = states[details.id] ?? details.open;
}
