import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react';
import type { ErrorInHand } from '../field/index.ts';
import { goToField } from '../error-summary/go-to-field.ts';
import { afterFrames, FRAMES_TO_REPORT } from '../shared/after-frames.ts';
import { useTexts } from '../texts/index.ts';
import { fieldChecker, type FormChecks } from './field-checks.ts';
import type { FormStatus } from './form-context.ts';
import { fieldsOf, namedField, type FormField } from './form-fields.ts';
import { fieldStatusOf, initialState, isFailed, nextState, refused, type FormError } from './form-state.ts';
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
  /** Validates the fields; by default by native attributes. */
  checks?: FormChecks | undefined;
  /**
   * Loads the code of `checks` when the form is first used; null once it is there. Checks and sending wait for it. If it
   * fails, the form is sent unchecked, and the server validates.
   */
  prepare?: (() => Promise<unknown> | null) | undefined;
  /** Names of fields validated together: a change of one checks the others too (street and house number). */
  linkedFields?: ReadonlyArray<ReadonlyArray<string>> | undefined;
  /** The server's errors, in page order. They stay until their fields change. */
  errors?: ReadonlyArray<FormError> | undefined;
  /**
   * Sends the form instead of the browser. Throw if it failed: everything typed stays and it can be retried. Return the
   * errors of a rejected form.
   */
  onSubmit?: ((submission: FormSubmission) => Promise<ReadonlyArray<FormError> | void>) | undefined;
  /** What takes focus after a failed check: the summary, or the first wrong field while the summary's title is announced. */
  focusAfterFailure?: 'summary' | 'first-error' | undefined;
  /** The delay from the last change to a check, in milliseconds (spec 9: 500). A new error waits until blur, which checks at once. */
  validationDelay?: number | undefined;
  /** The time limit of a field's address, in milliseconds; then the field counts as unchecked. */
  answerTimeout?: number | undefined;
  /** The time without a new page until the form may be sent again, in milliseconds. */
  submitTimeout?: number | undefined;
  /** Queries field addresses; `fetch` by default. */
  request?: typeof fetch | undefined;
}

const noErrors: ReadonlyArray<FormError> = [];
const noChecks: FormChecks = {};

/** Wires a form element: its events become state events. */
export function useForm<Native extends object>({
  checks = noChecks,
  prepare = () => null,
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
  /** True from a valid submit until it may be sent again; the state follows on the next render. */
  const isUnderWay = useRef(false);
  /** True while this form resubmits itself, after its addresses have responded. */
  const isCleared = useRef(false);
  /** True once the code of the checks could not be loaded for sending. */
  const isUnprepared = useRef(false);

  const afterPress = useAfterPress();

  const named = () => fieldsOf(element.current!).map(namedField);

  const check = (fields: ReadonlyArray<FormField>) =>
    checker.check(fields, new FormData(element.current!), {
      checks,
      otherwise: nativeCheck(tValidation),
      request,
      timeout: answerTimeout,
      texts: { checking: t('checking'), refused: t('refused') },
      onAnswer: (name, pending, status) =>
        afterPress(() => {
          if (element.current) dispatch({ type: 'answered', name, pending, status, fields: named() });
        }),
    });

  /** At once, or when the code of the checks is there. */
  const whenPrepared = (run: () => void) => {
    const preparing = prepare();
    if (!preparing) return run();
    const runInPage = () => element.current && run();
    void preparing.then(runInPage, runInPage);
  };

  const checkThese = (names: ReadonlySet<string>) => {
    const all = fieldsOf(element.current!);
    const { statuses } = check(all.filter(({ name }) => names.has(name)));
    dispatch({ type: 'checked', statuses, fields: all.map(namedField) });
  };

  const changedFields = useChangedFields({
    form: element,
    linkedFields,
    delay: validationDelay,
    afterPress,
    check: (names) => whenPrepared(() => checkThese(names)),
    left(names) {
      if (names.length > 0) whenPrepared(() => dispatch({ type: 'left', names, fields: named() }));
    },
  });

  const fail = (statuses: Parameters<typeof dispatch>[0] & { type: 'failed' }) => {
    isUnderWay.current = false;
    // Submitted by Enter in a field that is still wrong: if focus stays in it, its message is read now.
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
    // As in HTML: such a button asks for another look at the form, not for its purpose.
    if (!onSubmit && submitter instanceof HTMLButtonElement && submitter.formNoValidate) {
      isUnderWay.current = true;
      release.current = setTimeout(unlock, submitTimeout);
      return;
    }
    const preparing = isUnprepared.current ? null : prepare();
    if (preparing) {
      event.preventDefault();
      isUnderWay.current = true;
      const sendAgain = () => {
        isUnderWay.current = false;
        if (!form.isConnected) return;
        // A press, so that a button with an action of its own acts.
        if (submitter) submitter.click();
        else form.requestSubmit();
      };
      void preparing.then(sendAgain, () => {
        isUnprepared.current = true;
        sendAgain();
      });
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
      release.current = setTimeout(unlock, submitTimeout);
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
        release.current = setTimeout(unlock, submitTimeout);
        isCleared.current = true;
        form.requestSubmit(submitter);
        isCleared.current = false;
      }
    })();
  };

  const unlock = () => {
    clearTimeout(release.current);
    isUnderWay.current = false;
    dispatch({ type: 'released' });
  };

  // Long-lived listeners call the latest function.
  const latest = useRef(unlock);
  useLayoutEffect(() => {
    latest.current = unlock;
  });

  useEffect(() => {
    // The browser may restore this document from the back/forward cache.
    const onPageShow = () => latest.current();
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pageshow', onPageShow);
      clearTimeout(release.current);
    };
  }, []);

  const { listed, failures, progress, fields: shown, withheld } = state;
  const listedErrors = useMemo(
    () =>
      listed.map(({ name, label, fieldId = name }) => {
        const status = fieldStatusOf({ fields: shown, withheld }, name);
        const isMended = status?.state !== 'error' && status?.state !== 'busy';
        return { fieldId, label, message: status?.message ?? '', isMended };
      }),
    [listed, shown, withheld],
  );

  const seenFailures = useRef(failures);
  useEffect(() => {
    if (failures === seenFailures.current || focusAfterFailure === 'summary') return;
    seenFailures.current = failures;
    const first = document.getElementById(listedErrors[0]?.fieldId ?? '');
    // Focus with a new description would read the description twice.
    if (first) return afterFrames(FRAMES_TO_REPORT, () => goToField(first, 'center'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each failure moves focus once
  }, [failures]);

  const hasFailed = isFailed(state);
  useFailedTitle(hasFailed, t('failedTitle', { title: '' }));

  const summaryTakesFocus = focusAfterFailure === 'summary';
  // The same until something in it changes: what loads later in the form keeps the server's HTML that long.
  const status: FormStatus = useMemo(
    () => ({ progress, isFailed: hasFailed, errors: listedErrors, failures, summaryTakesFocus }),
    [progress, hasFailed, listedErrors, failures, summaryTakesFocus],
  );

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

/** The server's errors with names and order of the page; those of no field come last. */
function inOrder(page: ReturnType<typeof namedField>[], answer: ReadonlyArray<FormError>) {
  const inPage = new Set(page.map(({ name }) => name));
  return [...page, ...answer.filter(({ name }) => !inPage.has(name))];
}
