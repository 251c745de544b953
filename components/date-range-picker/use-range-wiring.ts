import { use, useId, type FocusEvent, type FormEvent } from 'react';
import { ErrorInHandContext, fieldProps, type FieldOptions, type FieldStatus } from '../field/index.ts';
import { useBeingFilled } from '../field/use-being-filled.ts';
import { useFieldStatus } from '../field/use-field-status.ts';
import { useGroupDescription } from '../field/use-group-description.ts';
import { joinStatuses, sides, type BySide, type Side } from './range-statuses.ts';

export interface RangeWiringOptions {
  names: BySide<string | undefined>;
  /** Each date's problem, once it was left. */
  problems: BySide<string | undefined>;
  /** The problem of both, likewise. */
  rangeProblem: string | undefined;
  /** Puts the name of a date before its message. */
  nameDate: (side: Side, message: string) => string;
}

/** Wires label, hint and one message to two inputs, each known to a form by its own name. */
export function useRangeWiring(field: FieldOptions, { names, problems, rangeProblem, nameDate }: RangeWiringOptions) {
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const inForm: BySide<FieldStatus | undefined> = {
    start: useFieldStatus(names.start, field.error ?? problems.start),
    end: useFieldStatus(names.end, field.error ?? problems.end),
  };
  const statusOf = (side: Side): FieldStatus | undefined => {
    const message = field.error === undefined ? problems[side] : undefined;
    return inForm[side] ?? (message === undefined ? undefined : { state: 'error', message });
  };
  const statuses = { start: statusOf('start'), end: statusOf('end') };
  const inHand = use(ErrorInHandContext);
  // Errors meanwhile would be read at each pause in typing.
  const isPutRight = sides.some(
    (side) => inHand !== null && names[side] === inHand.name && inForm[side]?.message !== inHand.message,
  );
  const { frameProps, controlProps, labelProps, ...wiring } = useBeingFilled(
    fieldProps({
      ...field,
      id,
      error: field.error ?? rangeProblem,
      status: joinStatuses(statuses, nameDate),
      isQuiet: isPutRight,
    }),
  );
  const describedBy = controlProps['aria-describedby'];
  const description = useGroupDescription(describedBy);
  const { required, disabled } = controlProps;
  const validationProps = Object.fromEntries(Object.entries(controlProps).filter(([key]) => key.startsWith('data-')));
  const isOneWrong = sides.some((side) => statuses[side]?.state === 'error');
  const isWrong = (side: Side) => (isOneWrong ? statuses[side]?.state === 'error' : wiring.state === 'error');

  return {
    ...wiring,
    /** A form's status of each date. */
    inForm,
    isDisabled: disabled,
    legendProps: { id: labelProps.id },
    groupProps: {
      id,
      'aria-label': controlProps['aria-label'],
      'aria-labelledby': field.label === undefined ? controlProps['aria-labelledby'] : labelProps.id,
      onInput: (event: FormEvent<HTMLElement>) => frameProps.onInput(event),
      onBlur(event: FocusEvent) {
        frameProps.onBlur();
        description.onBlur(event);
      },
    },
    dateProps(side: Side) {
      const described = description.controlProps(side);
      const messageId = wiring.messageProps.id;
      // The group was entered at the other date, which read the hint: this date's error is read here too.
      const own = isOneWrong && isWrong(side) && describedBy?.includes(messageId) ? messageId : undefined;
      return {
        ...(side === 'start' && validationProps),
        ...described,
        id: `${id}-${side}`,
        name: names[side],
        required,
        disabled,
        'aria-invalid': isWrong(side) || undefined,
        'aria-describedby': described['aria-describedby'] ?? own,
      };
    },
  };
}
