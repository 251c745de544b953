import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../shared/index.ts';
import type { FieldWiring } from './field-props.ts';
import { FieldMessage } from './field-message.tsx';
import * as styles from './field.css.ts';
import { OptionalMark } from './optional-mark.tsx';
import type { FieldOptions } from './use-field.ts';

export interface FieldGroupProps {
  /** The label becomes the legend; a Heading keeps its place in the outline there. */
  field: Pick<FieldOptions, 'label' | 'isOptional' | 'hint'>;
  wiring: Pick<FieldWiring, 'state' | 'message' | 'hintProps' | 'messageProps'> & {
    legendProps: { id: string };
    groupProps: ComponentProps<'fieldset'>;
  };
  /** Follows the legend, outside the group's name. */
  legendEnd?: ReactNode;
  className?: string | undefined;
  /** The controls, each wired by the group's hook. */
  children: ReactNode;
}

/** Legend, hint, controls and message of a field with several controls: Field for groups. */
export function FieldGroup({ field, wiring, legendEnd, className, children }: FieldGroupProps) {
  const { state, message, groupProps, legendProps, hintProps, messageProps } = wiring;
  const name = (
    <>
      {field.label}
      {field.isOptional && <OptionalMark />}
    </>
  );
  return (
    <fieldset className={classNames(styles.field, className)} data-state={state} {...groupProps}>
      {field.label !== undefined && (
        <legend className={styles.legend} {...(!legendEnd && legendProps)}>
          {legendEnd ? <span {...legendProps}>{name}</span> : name}
          {legendEnd}
        </legend>
      )}
      {field.hint !== undefined && (
        <p className={styles.hint} {...hintProps}>
          {field.hint}
        </p>
      )}
      {children}
      {message !== undefined && (
        <FieldMessage state={state} {...messageProps}>
          {message}
        </FieldMessage>
      )}
    </fieldset>
  );
}
