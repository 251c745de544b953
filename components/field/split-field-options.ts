import type { FieldOptions } from './use-field.ts';

/** The name belongs to both: the control submits it, the frame finds its state by it. */
type OptionName = Exclude<keyof FieldOptions, 'name'>;

const names = {
  label: true,
  'aria-label': true,
  'aria-labelledby': true,
  hint: true,
  error: true,
  busy: true,
  success: true,
  note: true,
  id: true,
  isRequired: true,
  isOptional: true,
  isDisabled: true,
  validation: true,
} as const satisfies Record<OptionName, true>;

/** Splits a field's props into those of its frame and those of its control. */
export function splitFieldOptions<Props extends FieldOptions>(
  props: Props,
): { options: FieldOptions; rest: Omit<Props, OptionName> } {
  const entries = Object.entries(props);
  const { name } = props;
  const isOption = ([name]: [string, unknown]) => name in names;
  return {
    options: {
      ...(Object.fromEntries(entries.filter(isOption)) as unknown as FieldOptions),
      ...(name !== undefined && { name }),
    },
    rest: Object.fromEntries(entries.filter((entry) => !isOption(entry))) as unknown as Omit<Props, OptionName>,
  };
}
