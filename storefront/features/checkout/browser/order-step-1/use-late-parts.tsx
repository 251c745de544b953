import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldCheck } from '../../../../../components/form/index.ts';
import { useTextsContext } from '../../../../../components/texts/index.ts';
import { rememberFields } from '../../../../platform/browser/early-changes.ts';
import type { StepOneData } from '../../pages/order-step-1/data.ts';
import { lateCodeSoFar, loadLateCode, waitingParts } from './late.ts';

/**
 * The parts of the form that load later: at the first change of the form, or at a touch of one of them. What is typed or
 * chosen in them meanwhile is reported to them when they listen.
 *
 * @param count of the parts in the page, each with a `Mounted` beside it
 * @param isWantedAtOnce whether the form comes with errors, which all its parts show
 */
export function useLateParts(
  { options, settings }: Pick<StepOneData, 'options' | 'settings'>,
  { count, isWantedAtOnce }: { count: number; isWantedAtOnce: boolean },
) {
  const texts = useTextsContext();
  const isHere = lateCodeSoFar() !== null;
  if (!isHere && isWantedAtOnce) use(loadLateCode());
  const [{ ShipTo, Choices }] = useState(() => lateCodeSoFar() ?? waitingParts);
  const box = useRef<HTMLDivElement>(null);
  // The form is ready once its late parts have what was chosen before they loaded: until then React shows its own values.
  const [readiness] = useState(() => {
    let finish = () => {};
    const all = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { all, finish };
  });
  const isReady = useRef(false);
  const missing = useRef(count);
  const replays = useRef<ReadonlyArray<() => Promise<void>>>([]);

  useEffect(() => {
    if (missing.current === 0) return;
    const late = [...box.current!.querySelectorAll('[data-late]')];
    replays.current = late.map((part) => rememberFields(part));
    const listening = new AbortController();
    const load = () =>
      void loadLateCode().then(
        () => listening.abort(),
        (error: unknown) => console.error('The rest of the order form was not loaded.', error),
      );
    const loadIfLate = (target: EventTarget | null) => {
      if (target instanceof Element && target.closest('[data-late]')) load();
    };
    const options = { capture: true, signal: listening.signal };
    box.current!.addEventListener('input', load, options);
    for (const type of ['pointerdown', 'focusin'] as const)
      box.current!.addEventListener(type, ({ target }) => loadIfLate(target), options);
    loadIfLate(document.activeElement);
    return () => listening.abort();
  }, []);

  return {
    box,
    ShipTo,
    Choices,
    check: ((field, form) => lateCodeSoFar()?.deliveryCheck(options, settings, texts)(field, form)) as FieldCheck,
    /** Null once the code is there, and its parts listen and know what was chosen. */
    prepare: () => (isReady.current ? null : loadLateCode().then(() => readiness.all)),
    onMount() {
      missing.current -= 1;
      if (missing.current > 0) return;
      void (async () => {
        for (const replay of replays.current) await replay();
        isReady.current = true;
        readiness.finish();
      })();
    },
  };
}

/** Reports that the part beside it listens. */
export function Mounted({ onMount }: { onMount: () => void }) {
  const mounted = useEffectEvent(onMount);
  useEffect(() => mounted(), []);
  return null;
}
