import type { Place, ScreenReader } from './screen-reader.ts';

/** One user action, and every word that Orca must say after it, utterance by utterance. */
export interface Step {
  /** For readers of the transcript: a key, or a short clause. */
  does: string;
  /** Undefined if the step only opens a page, whose loading Orca announces in words that depend on the page before. */
  says: ReadonlyArray<string> | undefined;
  act: (reader: ScreenReader, placeOf: PlaceOf) => Promise<ReadonlyArray<string>>;
  /** Key presses besides typed text; 0 without any. A chord such as Shift+Tab is one. */
  keys?: number;
  /** Typed characters; 0 without any. */
  characters?: number;
}

/** The page of a name in a script: the export of a story, a path of the shop. */
export type PlaceOf = (name: string) => Place | Promise<Place>;

/** Prepares before a step, and returns broken general rules after it, one line each. */
export type Judge = () => Promise<(spoken: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>>;

/** A step in the transcript. */
export interface Heard {
  does: string;
  spoken: ReadonlyArray<string>;
}

/** A step after which Orca spoke unexpected or forbidden words. */
export interface Finding extends Heard {
  expected: ReadonlyArray<string>;
  /** The general rules that the words break, if any. */
  faults?: ReadonlyArray<string>;
}

/** Orca itself announces that a page loads, and how it reads it; whether it does depends on the page before. */
const ofLoading = /^(Wczytywanie\.|Ukończono wczytywanie|Tryb przeglądania)/;

/** Opens a story of the component by its export name. Give words if the page speaks by itself. */
export const opens = (story: string, ...says: ReadonlyArray<string>): Step => ({
  does: `opens the story ${story}`,
  says: says.length > 0 ? says : undefined,
  async act(reader, placeOf) {
    const words = await reader.goTo(await placeOf(story));
    const loaded = words.findLastIndex((text) => text.startsWith('Ukończono wczytywanie'));
    return words.slice(loaded + 1).filter((text) => !ofLoading.test(text));
  },
});

const keyNames: Readonly<Record<string, string>> = {
  space: 'Space',
  Return: 'Enter',
  Prior: 'PageUp',
  Next: 'PageDown',
  shift: 'Shift',
  ctrl: 'Ctrl',
  KP_Insert: 'Orca',
};
/** A key of X as users know it: `shift+Tab` is Shift+Tab, `Return` is Enter. */
export const nameOf = (key: string): string =>
  key
    .split('+')
    .map((part) => keyNames[part] ?? part)
    .join('+');

/** Presses a key as X names it: `Tab`, `shift+Tab`, `space`, `Return`, `Down`. Without words it asserts silence. */
export const presses = (key: string, ...says: ReadonlyArray<string>): Step => ({
  does: nameOf(key),
  says,
  keys: 1,
  act: (reader) => reader.press(key, says.length),
});

/** Switches Orca from reading to operating, as users do before arrow keys select a radio button. */
export const operates = (): Step => presses('KP_Insert+a', 'Tryb zaznaczania');

/** Types with the keyboard. Orca echoes no keys in this audit: all words come from the page. */
export const types = (text: string, ...says: ReadonlyArray<string>): Step => ({
  does: `types “${text}”`,
  says,
  characters: text.length,
  act: (reader) => reader.type(text, says.length),
});

/**
 * Types into a control with a value, such as a spin button. Orca repeats a changing value if it gets to it in time, so
 * these repetitions are not judged; nor is the order of simultaneous announcements.
 */
export const typesValue = (value: string, ...says: ReadonlyArray<string>): Step => {
  const step = types(value, ...says.toSorted());
  return {
    ...step,
    act: async (...world) => (await step.act(...world)).filter((words) => !value.startsWith(words)).toSorted(),
  };
};

/** Lets time pass and listens. */
export const waits = (seconds: number, ...says: ReadonlyArray<string>): Step => ({
  does: `waits for ${seconds} s`,
  says,
  act: (reader) => reader.listen(seconds * 1000),
});

/** Chooses files in the dialog that the key opens; sizes are in bytes. */
export const chooses = (
  key: string,
  files: ReadonlyArray<{ name: string; mimeType: string; size: number }>,
  ...says: ReadonlyArray<string>
): Step => ({
  does: `${nameOf(key)}, and chooses ${files.map(({ name }) => name).join(', ')}`,
  says,
  act: (reader) =>
    reader.choose(
      key,
      files.map(({ name, mimeType, size }) => ({ name, mimeType, buffer: Buffer.alloc(size) })),
    ),
});

const noRules: Judge = () => Promise.resolve(() => Promise.resolve([]));

/**
 * Performs a script. A failed step is a finding, and the rest continues.
 *
 * @param judge general rules besides the expected words
 */
export async function perform(
  steps: ReadonlyArray<Step>,
  reader: ScreenReader,
  placeOf: PlaceOf,
  judge: Judge = noRules,
): Promise<{ steps: ReadonlyArray<Heard>; findings: ReadonlyArray<Finding> }> {
  const heard: Heard[] = [];
  const findings: Finding[] = [];
  let place = '';
  for (const { does: action, says, act } of steps) {
    const does = place + action;
    const faultsOf = await judge();
    const words = await act(reader, placeOf).catch((error: Error) => error);
    const isDone = !(words instanceof Error);
    if (isDone && says === undefined) {
      place = `${does}, then `;
      continue;
    }
    place = '';
    const step = { does, spoken: isDone ? words : [`not done: ${words.message.split('\n')[0]}`] };
    const expected = says ?? [];
    const faults = isDone ? await faultsOf(step.spoken) : [];
    heard.push(step);
    if (!isDone || faults.length > 0 || !isSame(expected, step.spoken))
      findings.push({ ...step, expected, ...(faults.length > 0 && { faults }) });
  }
  return { steps: heard, findings };
}

/** What a journey costs its customer, besides listening. */
export const effortOf = (steps: ReadonlyArray<Step>): { keys: number; characters: number } => ({
  keys: steps.reduce((sum, { keys = 0 }) => sum + keys, 0),
  characters: steps.reduce((sum, { characters = 0 }) => sum + characters, 0),
});

/** The same utterances in the same order, and no others. */
const isSame = (expected: ReadonlyArray<string>, spoken: ReadonlyArray<string>) =>
  expected.length === spoken.length && expected.every((text, index) => text === spoken[index]);
