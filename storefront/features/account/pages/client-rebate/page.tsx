import type { ReactNode } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Progress } from '../../../../../components/progress/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import type { ClientRebateData, RebateLine } from './data.ts';
import * as styles from './page.css.ts';
import { clientRebateTexts } from './texts.ts';

/** The form of a discount code, as clients of the platform send it (wire contract 3). */
const codeForm = () => `${addressOf('settings')}?from=client_rebate`;

/** What makes a client's purchases cheaper: a code, points, thresholds, free delivery [S-17]. */
export function ClientRebatePage({ data }: PageViewProps<ClientRebateData>) {
  const t = useTexts(clientRebateTexts);
  return (
    <AccountFrame current="rebates" title={t('title')} lead={t('lead')}>
      <Section id="codes" title={t('codes')}>
        {data.code === null ? (
          <form method="post" action={codeForm()} className={styles.form}>
            <input type="hidden" name="global_rebates_codes" value="add" />
            <TextField
              id="rebates_codes"
              name="rebates_codes"
              label={t('code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
            />
            <div>
              <Button type="submit">{t('use')}</Button>
            </div>
          </form>
        ) : (
          <>
            <Text>{data.code.facts.join(' ')}</Text>
            <form method="post" action={codeForm()} className={styles.actions}>
              <input type="hidden" name="global_rebates_codes" value="delete" />
              <Button type="submit">{t('remove')}</Button>
              <Link href={addressOf('basket')}>{t('toBasket')}</Link>
            </form>
          </>
        )}
      </Section>
      {data.points && (
        <Section id="points" title={t('points')}>
          <Text>{data.points.facts.join(' ')}</Text>
          {data.points.history.length > 0 && <Lines lines={data.points.history} label={t('history')} />}
        </Section>
      )}
      {data.freeDelivery !== null && (
        <Section id="free-delivery" title={t('freeDelivery')}>
          <Text>{data.freeDelivery.text}</Text>
          {data.freeDelivery.progress && (
            <Progress
              label={t('toFreeDelivery')}
              value={data.freeDelivery.progress.worth}
              max={data.freeDelivery.progress.from}
              valueText={data.freeDelivery.progress.words}
              doneText={t('deliveryIsFree')}
            />
          )}
        </Section>
      )}
      {data.thresholds.length > 0 && (
        <Section id="thresholds" title={t('thresholds')}>
          <Text tone="muted">{t('thresholdsLead')}</Text>
          <Lines lines={data.thresholds} label={t('thresholds')} />
        </Section>
      )}
      {data.used.length > 0 && (
        <Section id="used" title={t('used')}>
          <Lines lines={data.used} label={t('used')} />
        </Section>
      )}
    </AccountFrame>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Lines({ lines, label }: { lines: ReadonlyArray<RebateLine>; label: string }) {
  return (
    // Safari with VoiceOver drops the semantics of lists without markers, unless they have the role.
    <ul role="list" aria-label={label} className={styles.lines}>
      {lines.map(({ key, name, address, facts }) => (
        <li key={key} className={styles.line}>
          {address === null ? <span>{name}</span> : <Link href={address}>{name}</Link>}
          <Text look="ui" isNumeric>
            {facts.join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
