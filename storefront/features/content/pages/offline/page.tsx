import { LinkButton } from '../../../../../components/button/index.ts';
import { Card } from '../../../../../components/card/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Grid } from '../../../../../components/grid/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import * as contact from '../contact/page.css.ts';
import type { OfflineData } from './data.ts';
import { returnScript } from './return-script.ts';
import { offlineTexts } from './texts.ts';

/**
 * What the installed shop shows without a network. It stands at the address that was asked for, so its link asks again, and it
 * leads back by itself. The telephone works without internet.
 */
export function OfflinePage({ data }: PageViewProps<OfflineData>) {
  const { phone, email, hours, own, nonce } = data;
  const t = useTexts(offlineTexts);
  return (
    <Container>
      <Grid split="8:4" align="center">
        <EmptyState
          size="page"
          level={1}
          title={t('title')}
          actions={
            <>
              <LinkButton href="" tone="primary" data-retry="">
                {t('again')}
              </LinkButton>
              <Text
                role="status"
                data-connection=""
                data-own={own}
                data-asks={t('asks')}
                data-still={t('still')}
                data-back={t('back')}
              />
            </>
          }
        >
          {t('lead')}
        </EmptyState>
        {(phone || email) && (
          <Card as="section" title={t(phone ? 'call' : 'write')} headingLevel={2} headingLook="h3" tone="quiet">
            <Text tone="muted">{t(phone ? 'callLead' : 'writeLead')}</Text>
            <address className={contact.address}>
              {phone && (
                <div>
                  <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</Link>
                </div>
              )}
              {hours && <div>{hours}</div>}
              {email && (
                <div>
                  <Link href={`mailto:${email}`}>{email}</Link>
                </div>
              )}
            </address>
          </Card>
        )}
      </Grid>
      <script nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: returnScript }} />
    </Container>
  );
}
