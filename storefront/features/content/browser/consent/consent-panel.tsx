import { useEffect, useState } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { CookiePanel, type CookiePanelProps } from '../../../../../patterns/cookie-panel/index.ts';
import { applyConsent } from './apply-consent.ts';
import { consentPanelTexts } from './texts.ts';

export interface ConsentPanelProps extends Pick<CookiePanelProps, 'categories' | 'action' | 'policyAddress'> {
  /** What the visitor agreed to; null while the shop asks. */
  agreed: ReadonlyArray<string> | null;
  /** How many tracking events wait for this browser. */
  waiting: number;
}

/** Asks once, in the page: choices and typed text stay. Where the visitor has agreed before, it starts what was agreed to. */
export function ConsentPanel({ agreed, waiting, ...panel }: ConsentPanelProps) {
  const t = useTexts(consentPanelTexts);
  const [answer, setAnswer] = useState(agreed);
  useEffect(() => {
    if (answer) applyConsent(answer, waiting);
  }, [answer, waiting]);
  if (answer) return null;

  const send = async (purposes: ReadonlyArray<string>) => {
    const body = new URLSearchParams([['choice', 'chosen'], ...purposes.map((purpose) => ['category', purpose])]);
    // The redirect leads to this page; its cookie is kept.
    const sent = await fetch(panel.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    if (sent?.type !== 'opaqueredirect') {
      location.assign(panel.action);
      return;
    }
    setAnswer(purposes);
    announce(t('kept'));
    // The pressed button is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  return <CookiePanel {...panel} onChoose={(purposes) => void send(purposes)} />;
}
