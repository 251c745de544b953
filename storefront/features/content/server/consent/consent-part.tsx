import type { CookieCategory } from '../../../../../patterns/cookie-panel/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { PartStyles } from '../../../../platform/document/document.tsx';
import { Island } from '../../../../platform/islands/island.tsx';
import consentPanel from '../../browser/consent/islands/consent-panel.tsx';
import { consentSignals } from '../../browser/consent/consent-signals.ts';
import type { ConsentAnswer } from './consent-cookie.ts';
import './consent.css.ts';

export interface ConsentPartProps {
  /** What the shop asks; empty where it asks nothing. */
  purposes: ReadonlyArray<CookieCategory>;
  /** The visitor's answer to it. */
  answer: ConsentAnswer | null;
  /** How many tracking events wait for this browser. */
  waiting: number;
  /** The page asks itself, or has no network to answer. */
  isOnOwnPage: boolean;
  nonce: string;
}

/** Asks about cookies while there is no answer, and starts what was agreed to. A shop that asks nothing has neither. */
export function ConsentPart({ purposes, answer, waiting, isOnOwnPage, nonce }: ConsentPartProps) {
  if (purposes.length === 0) return null;
  const address = addressOf('cookies');
  const isAsking = answer === null && !isOnOwnPage;
  return (
    <>
      <script nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: consentMode }} />
      {isAsking && <PartStyles of="consent" />}
      {(isAsking || (answer && answer.agreed.length > 0)) && (
        <Island
          of={consentPanel}
          props={{
            agreed: answer?.agreed ?? null,
            waiting,
            categories: isAsking ? purposes : [],
            action: address,
            policyAddress: address,
          }}
          hydrate={isAsking ? 'intent' : 'idle'}
        />
      )}
    </>
  );
}

/** The consent mode's own function, with everything denied until the visitor agrees. */
const consentMode = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',${JSON.stringify(consentSignals([]))})`;
