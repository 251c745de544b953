import type { DateInputOptions } from './date-input.tsx';

const names = [
  ...(['pattern', 'availability', 'today', 'shortYearCutoff', 'timeRules', 'clock', 'example'] as const),
  ...(['value', 'defaultValue', 'onChange'] as const),
];
const own = new Set<string>(names);

/** Separates the options of a typed date, also with a time, from the props of its input. The name belongs to both. */
export function splitTypedOptions<Props extends DateInputOptions>(props: Props) {
  const part = (isOwn: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => own.has(name) === isOwn || (isOwn && name === 'name')));
  return {
    typed: part(true) as Pick<Props, ((typeof names)[number] | 'name') & keyof Props>,
    rest: part(false) as DateInputOptions,
  };
}
