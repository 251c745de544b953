import { useImperativeHandle, type ComponentProps, type SyntheticEvent } from 'react';
import { Field, FieldBox, FieldMessage, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import * as styles from './text-area.css.ts';
import { useTextArea } from './use-text-area.ts';

type NativeTextArea = Pick<
  ComponentProps<'textarea'>,
  | 'name'
  | 'value'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'lang'
  | 'dir'
  | 'rows'
  | 'readOnly'
  | 'form'
  | 'ref'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
>;

export type TextAreaProps = FieldOptions &
  NativeTextArea & {
    /** The text at the start, and after a reset of the form. Empty by default. */
    defaultValue?: string | undefined;
    /**
     * The most characters that fit, counted as the server counts them (an emoji is one): 255, as for every comment
     * (spec 5). Longer text is cut with a message. Null where nothing limits the text.
     */
    maxLength?: number | null | undefined;
  };

/** Several lines of text, with a counter where the room is limited. */
export function TextArea(props: TextAreaProps) {
  const { options, rest } = splitFieldOptions(props);
  const { maxLength = 255, ref, onChange, ...native } = rest;
  const { id, control, take, message, limit } = useTextArea({
    id: options.id,
    maxLength,
    defaultValue: String(native.value ?? native.defaultValue ?? ''),
    value: native.value,
  });
  useImperativeHandle(ref, () => control.current!, [control]);
  /** Skips half a composed character (Asian keyboards, dead keys on Android). */
  const isComposing = (event: SyntheticEvent) => (event.nativeEvent as InputEvent).isComposing;

  return (
    <Field
      {...options}
      id={id}
      describedBy={limit?.id}
      footer={
        <>
          {/* Announced, so it is no description of the text: it would be spoken twice. */}
          {message !== undefined && <FieldMessage state="none">{message}</FieldMessage>}
          {limit && (
            <p className={styles.counter}>
              <span id={limit.id} className={styles.limit}>
                {limit.description}
              </span>
              {/* Visual only: a changing description would be spoken with every key. */}
              <span className={styles.used} aria-hidden="true">
                {limit.counter}
              </span>
            </p>
          )}
        </>
      }
    >
      {(wired, state) => (
        <FieldBox state={state}>
          {/* No native maxlength: browsers cut pasted text by it silently. */}
          <textarea
            className={styles.control}
            {...native}
            {...wired}
            ref={control}
            onChange={(event) => {
              if (!isComposing(event)) take();
              onChange?.(event);
            }}
            onCompositionEnd={take}
          />
        </FieldBox>
      )}
    </Field>
  );
}
