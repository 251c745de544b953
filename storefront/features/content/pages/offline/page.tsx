import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { offlineTexts } from './texts.ts';

/** What the installed shop shows without a network: it stands at the address that was asked for, so its link asks again. */
export function OfflinePage() {
  const t = useTexts(offlineTexts);
  return (
    <Container>
      <EmptyState
        size="page"
        level={1}
        title={t('title')}
        actions={
          <Link href="" look="standalone">
            {t('again')}
          </Link>
        }
      >
        {t('lead')}
      </EmptyState>
    </Container>
  );
}
