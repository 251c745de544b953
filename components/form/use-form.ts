import { useEffect, useLayoutEffect, useReducer, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { ErrorInHand } from '../field/index.ts';
import { goToField } from '../error-summary/go-to-field.ts';
import { afterFrames, FRAMES_TO_REPORT } from '../shared/after-frames.ts';
import { useTexts } from '../texts/index.ts';
import { fieldChecker, type FormChecks } from './field-checks.ts';
import type { FormStatus } from './form-context.ts';
import { fieldsOf, namedField, type FormField } from './form-fields.ts';
import { foundOut, initialState, isFailed, nextState, refused, type FormError } from './form-state.ts';
import { formTexts } from './form.texts.ts';
import { nativeCheck } from './native-check.ts';
import { useAfterPress } from './use-after-press.ts';
import { useChangedFields } from './use-changed-fields.ts';
import { useFailedTitle } from './use-failed-title.ts';
import { validationTexts } from './validation.texts.ts';

export interface FormSubmission {
  readonly data: FormData;
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

export interface FormBehaviour {
  /** Judges the fields; native attributes do where nothing is given. */
  checks?: FormChecks | undefined;
  /** Names of fields that are judged together: a change of one judges the others too (street and house number). */
  linkedFields?: ReadonlyArray<ReadonlyArray<string>> | undefined;
  /** The errors with which the form came from the server, in the order of the page. They stand until their fields change. */
  errors?: ReadonlyArray<FormError> | undefined;
  /**
   * Sends the form instead of the browser. Throw when it did not arrive: everything typed stays and it can be sent again.
   * Return the errors of a refused form.
   */
  onSubmit?: ((submission: FormSubmission) => Promise<ReadonlyArray<FormError> | void>) | undefined;
  /** What takes focus when a check fails: the summary, or the first wrong field with the summary's title said. */
  focusAfterFailure?: 'summary' | 'first-error' | undefined;
  /** How long after the last change a field is checked, in milliseconds (spec 9: 500). A new error waits until the field is left, which checks at once. */
  validationDelay?: number | undefined;
  /** How long a field's address may take to answer, in milliseconds; then the field counts as unchecked. */
  answerTimeout?: number | undefined;
  /** After this time without a new page the form may be sent again, in milliseconds. */
  submitTimeout?: number | undefined;
  /** Asks the addresses of fields; `fetch` by default. */
  request?: typeof fetch | undefined;
}

const noErrors: ReadonlyArray<FormError> = [];
const noChecks: FormChecks = {};

/** Wires one form element: its events become events of the form's state. */
export function useForm<Native extends object>({
  checks = noChecks,
  linkedFields = [],
  errors = noErrors,
  onSubmit,
  focusAfterFailure = 'summary',
  validationDelay = 500,
  answerTimeout = 8000,
  submitTimeout = 16_000,
  request,
  ...native
}: FormBehaviour & Native) {
  const t = useTexts(formTexts);
  const tValidation = useTexts(validationTexts);
  const [state, dispatch] = useReducer(nextState, errors, initialState);
  const [checker] = useState(fieldChecker);
  const [inHand, setInHand] = useState<ErrorInHand | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True from the submit that passed until it may be sent again; the state follows with the next render. */
  const isUnderWay = useRef(false);
  /** Set while this form submits itself anew, after its addresses have answered. */
  const isCleared = useRef(false);

  const afterPress = useAfterPress();

  const named = () => fieldsOf(element.current!).map(namedField);

  const check = (fields: ReadonlyArray<FormField>) =>
    checker.check(fields, new FormData(element.current!), {
      checks,
      otherwise: nativeCheck(tValidation),
      request,
      timeout: answerTimeout,
      texts: { checking: t('checking'), refused: t('refused') },
      onAnswer: (name, asked, status) =>
        afterPress(() => {
          if (element.current) dispatch({ type: 'answered', name, asked, status, fields: named() });
        }),
    });

  const changedFields = useChangedFields({
    form: element,
    linkedFields,
    delay: validationDelay,
    afterPress,
    check: (fields, all) =>
      dispatch({ type: 'checked', statuses: check(fields).statuses, fields: all.map(namedField) }),
    left: (names) => dispatch({ type: 'left', names, fields: named() }),
  });

  const fail = (statuses: Parameters<typeof dispatch>[0] & { type: 'failed' }) => {
    isUnderWay.current = false;
    // Sent by Enter out of a field that is still wrong: where focus stays in it, its message is told now.
    setInHand(null);
    dispatch(statuses);
  };

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    try {
      const answer = await onSubmit!({ data: new FormData(form, submitter), form, submitter });
      if (answer && answer.length > 0)
        fail({ type: 'failed', statuses: refused(answer), fields: inOrder(named(), answer) });
      else dispatch({ type: 'sent' });
    } catch (error) {
      console.error('The form was not sent.', error);
      isUnderWay.current = false;
      dispatch({ type: 'lost' });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (isCleared.current) return;
    if (isUnderWay.current) {
      event.preventDefault();
      return;
    }
    changedFields.forget();
    const fields = fieldsOf(form);
    const { statuses, answers } = check(fields);
    const isWrong = (found: typeof statuses) => Object.values(found).some((status) => status.state === 'error');
    if (isWrong(statuses)) {
      event.preventDefault();
      fail({ type: 'failed', statuses, fields: fields.map(namedField) });
      return;
    }
    isUnderWay.current = true;
    dispatch({ type: 'sending', statuses });
    if (answers === null && !onSubmit) {
      release.current = setTimeout(letGo, submitTimeout);
      return;
    }
    event.preventDefault();
    void (async () => {
      await answers;
      if (!form.isConnected) return;
      const answered = answers === null ? statuses : check(fieldsOf(form)).statuses;
      if (isWrong(answered)) fail({ type: 'failed', statuses: answered, fields: named() });
      else if (onSubmit) await send(form, submitter);
      else {
        release.current = setTimeout(letGo, submitTimeout);
        isCleared.current = true;
        form.requestSubmit(submitter);
        isCleared.current = false;
      }
    })();
  };

  const letGo = () => {
    clearTimeout(release.current);
    isUnderWay.current = false;
    dispatch({ type: 'released' });
  };

  // What outlives a render calls the function of the latest one.
  const latest = useRef(letGo);
  useLayoutEffect(() => {
    latest.current = letGo;
  });

  useEffect(() => {
    // Back from the next page: the browser may show this very document again, as it was left.
    const onPageShow = () => latest.current();
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pageshow', onPageShow);
      clearTimeout(release.current);
    };
  }, []);

  const { listed, failures, progress } = state;
  const listedErrors = listed.map(({ name, label, fieldId = name }) => {
    const status = foundOut(state, name);
    const isMended = status?.state !== 'error' && status?.state !== 'busy';
    return { fieldId, label, message: status?.message ?? '', isMended };
  });

  const seenFailures = useRef(failures);
  useEffect(() => {
    if (failures === seenFailures.current || focusAfterFailure === 'summary') return;
    seenFailures.current = failures;
    const first = document.getElementById(listedErrors[0]?.fieldId ?? '');
    // Focus together with a new description would have the description spoken twice.
    if (first) return afterFrames(FRAMES_TO_REPORT, () => goToField(first, 'center'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each failure moves focus once
  }, [failures]);

  const hasFailed = isFailed(state);
  useFailedTitle(hasFailed, t('failedTitle', { title: '' }));

  const status: FormStatus = {
    progress,
    isFailed: hasFailed,
    errors: listedErrors,
    failures,
    summaryTakesFocus: focusAfterFailure === 'summary',
  };

  return {
    state,
    inHand,
    status,
    native,
    formProps: {
      ref: element,
      noValidate: true,
      'data-failed': status.isFailed || undefined,
      'data-submitting': progress === 'sending' || undefined,
      onSubmit: submit,
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        if (!name) return;
        const status = state.fields[name];
        if (status?.state === 'error' && inHand?.name !== name) setInHand({ name, message: status.message });
        if (progress !== 'rest' && progress !== 'sending') isUnderWay.current = false;
        dispatch({
          type: 'changed',
          name,
          isInFocus: (document.activeElement as Partial<HTMLInputElement>)?.name === name,
        });
        changedFields.change(name);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        setInHand(null);
        changedFields.leave(event.target, event.relatedTarget);
      },
      onReset() {
        changedFields.forget();
        checker.forget();
        isUnderWay.current = false;
        dispatch({ type: 'reset', fields: named() });
      },
    },
  };
}

/** The names and places of the page for what a server answered; an error about no field of the page stands at the end. */
function inOrder(page: ReturnType<typeof namedField>[], answer: ReadonlyArray<FormError>) {
  const inPage = new Set(page.map(({ name }) => name));
  return [...page, ...answer.filter(({ name }) => !inPage.has(name))];
}
