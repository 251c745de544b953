/** A message of the shop over its main page, until the visitor closes it (requirements T-20, H-19). */
export interface ShopBar {
  /** Browsers remember it as closed: a new message needs a new one. Letters, digits, `-`. */
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error' | 'success';
  /** Its topic, in few words: the name of its landmark. */
  readonly name: string;
  /** The message, in one sentence. */
  readonly text: string;
}

/** The most bars at once, and the most characters of a name and of a text. */
const limits = { bars: 5, name: 60, text: 300 } as const;

const tones: ReadonlyArray<unknown> = ['info', 'warning', 'error', 'success'];

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** Whether an operator's list are bars, each with its own id. */
export function areBars(list: ReadonlyArray<unknown>): boolean {
  const bars = list.map((bar) => (typeof bar === 'object' && bar !== null ? (bar as Partial<ShopBar>) : {}));
  return (
    bars.length <= limits.bars &&
    new Set(bars.map(({ id }) => id)).size === bars.length &&
    bars.every(
      ({ id, tone, name, text }) =>
        typeof id === 'string' &&
        /^[a-z0-9-]{1,40}$/i.test(id) &&
        tones.includes(tone) &&
        isText(name, limits.name) &&
        isText(text, limits.text),
    )
  );
}
