import { useEffect, useRef, useState } from 'react';
import type { FieldCheck } from '../../../../components/form/index.ts';
import { useTextsContext } from '../../../../components/texts/index.ts';
import type { NumberRules } from '../../../../patterns/rules/client-data/number-rules.ts';
import type { AccountCheck } from './account-check.ts';
import { accountNames, type AccountField } from './account-names.ts';
import type { judgeField } from './judge-field.ts';

const linked: ReadonlyArray<ReadonlyArray<AccountField>> = [
  ['street', 'streetNumber'],
  ['login', 'password', 'passwordRepeat'],
];

const numberFields: ReadonlySet<string> = new Set([accountNames.phone, accountNames.taxNumber]);

/** Fields validated together, by name in the form. */
export const linkedAccountFields = linked.map((fields) => fields.map((field) => accountNames[field]));

const load = () => import('../../../../patterns/rules/client-data/number-rules.ts');

/** Read when a field is judged: a check that waited for other code must not miss what came meanwhile. */
let numbers: NumberRules | null = null;

/**
 * The rules of phone and tax numbers, loaded on first use of such a field. Values from before they loaded are validated
 * again.
 */
function useNumberRules() {
  const [areLoaded, setLoaded] = useState(false);
  const missed = useRef(new Set<string>());
  useEffect(() => {
    if (!areLoaded) return;
    for (const name of missed.current)
      document.getElementById(name)?.dispatchEvent(new Event('input', { bubbles: true }));
    missed.current.clear();
  }, [areLoaded]);
  return {
    // After a failed load the next touch retries; in the end the server validates.
    prepareNumbers: () =>
      void load().then(
        ({ numberRules }) => {
          numbers = numberRules;
          setLoaded(true);
        },
        () => {},
      ),
    missNumbers: (name: string) => void missed.current.add(name),
  };
}

let judging: typeof judgeField | undefined;
let loading: Promise<void> | undefined;

/** Loads the rules at the first change; null once they are there. After a failed load the next call tries again. */
function prepareRules(): Promise<void> | null {
  if (judging) return null;
  loading ??= import('./judge-field.ts').then(
    (module) => {
      judging = module.judgeField;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Validates each field as the server will, by reading the whole form. Only the server knows whether an e-mail or a
 * login is taken: the code that asks it is loaded when the first of them is filled in.
 */
export function useAccountCheck({ rules, own }: AccountCheck): {
  judge: FieldCheck;
  /** Loads the rules. */
  prepare: () => Promise<void> | null;
  request: typeof fetch;
  prepareNumbers: () => void;
} {
  const texts = useTextsContext();
  const { prepareNumbers, missNumbers } = useNumberRules();
  const [request] = useState(() => {
    let asking: Promise<typeof fetch> | undefined;
    const ask: typeof fetch = async (address, init) => {
      asking ??= import('./ask-client-data.ts').then(({ clientDataAsker }) => clientDataAsker(texts, own));
      return (await asking)(address, init);
    };
    return ask;
  });
  return {
    request,
    prepareNumbers,
    prepare: prepareRules,
    judge({ name }, form) {
      if (!numbers && numberFields.has(name)) missNumbers(name);
      return judging?.(name, form, { rules, own, numbers }, texts);
    },
  };
}
