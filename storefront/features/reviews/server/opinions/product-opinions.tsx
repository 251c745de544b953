import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { languageOfVisitors } from '../../../../shared/language-of-visitors.ts';
import type { TruncateProps } from '../../../../../components/truncate/index.ts';
import { OpinionCard, OpinionGrid, RatingOverview } from '../../../../../patterns/opinions/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import { opinionRules } from '../../../../shared/sections.ts';
import opinionForm from '../../browser/opinions/islands/opinion-form.tsx';
import opinionPhotos from '../../browser/opinions/islands/opinion-photos.tsx';
import opinionText from '../../browser/opinions/islands/opinion-text.tsx';
import opinionVotes from '../../browser/opinions/islands/opinion-votes.tsx';
import { opinionTexts } from '../../browser/opinions/texts.ts';
import { DisclosedForm } from '../disclosed-form.tsx';
import * as section from '../feedback-section.css.ts';
import { OpinionsControls } from './opinions-controls.tsx';
import type { OpinionsData, ShownOpinion } from './opinions-data.ts';
import * as styles from './product-opinions.css.ts';

const formTitleId = 'napisz-opinie-tytul';

/** Under the page's heading, the opinions of a product: what they say together, each of them, and the form for a new one (H-06). */
export function ProductOpinions({ data }: { data: OpinionsData }) {
  const t = useTexts(opinionTexts);
  const { summary, settings } = data;
  return (
    <div className={styles.content}>
      {summary.count === 0 ? (
        <Text tone="muted">{t('none')}</Text>
      ) : (
        <div className={styles.overview}>
          <div className={styles.numbers}>
            <RatingOverview summary={summary} />
          </div>
          <Text look="small" tone="muted">
            {t('method')} {t('method2')} <Link href={opinionRules()}>{t('rules')}</Link>
          </Text>
        </div>
      )}
      <DisclosedForm id="napisz-opinie" titleId={formTitleId} title={t('title')} lead={t('lead')}>
        <Island
          of={opinionForm}
          props={{
            action: addressOf('settings'),
            validationDelay: settings.validationDelay,
            'aria-labelledby': formTitleId,
            isMain: true,
            headingLevel: 3,
            productId: data.productId,
            shortest: settings.opinionTextMinimum,
            longest: settings.opinionTextCharacters,
            mostPhotos: settings.opinionPhotos,
          }}
        />
      </DisclosedForm>
      {summary.count > 0 && <OpinionList data={data} />}
    </div>
  );
}

/** The part of the section that another choice replaces: the form above keeps what is typed. */
function OpinionList({ data }: { data: OpinionsData }) {
  const t = useTexts(opinionTexts);
  const { opinions, total, skipped, more, firstPart, settings } = data;
  const last = skipped + opinions.length;
  return (
    <div className={styles.list} data-part="opinions">
      <OpinionsControls data={data} />
      {firstPart && <Link href={firstPart}>{t('earlier')}</Link>}
      {opinions.length === 0 ? (
        <Text tone="muted" data-announced="">
          {t('noneConfirmed')}
        </Text>
      ) : (
        <OpinionGrid aria-label={t('list')} columns={settings.opinionColumns} gutter={settings.opinionGutter}>
          {opinions.map((opinion) => (
            <Opinion key={opinion.id} opinion={opinion} settings={settings} />
          ))}
        </OpinionGrid>
      )}
      {total > 0 && (
        <Text look="small" tone="muted" data-announced="">
          {skipped > 0
            ? t('shownPart', { from: skipped + 1, to: last, count: total })
            : t('shown', { shown: last, count: total })}
        </Text>
      )}
      {more && (
        <a className={section.more} href={more.address} data-load="" rel="nofollow">
          {t('more', { count: more.count })}
        </a>
      )}
    </div>
  );
}

function Opinion({ opinion, settings }: { opinion: ShownOpinion; settings: OpinionsData['settings'] }) {
  const t = useTexts(opinionTexts);
  const language = languageOfVisitors(useTextsContext());
  const { id, author, content, photos, score, ownVote } = opinion;
  const cut = {
    text: content,
    of: t('textOf', { author }),
    lines: settings.opinionLines as TruncateProps['lines'] & number,
    characters: settings.opinionCharacters,
    ...(language && { lang: language }),
  };
  return (
    <OpinionCard
      opinion={opinion}
      {...(language && { language })}
      text={<Island of={opinionText} props={cut} hydrate="visible" />}
      photo={
        photos.length > 0 && <Island of={opinionPhotos} props={{ author, photos, moveDuration: settings.motionSlow }} />
      }
      votes={
        <Island of={opinionVotes} props={{ action: addressOf('settings'), opinionId: id, author, score, ownVote }} />
      }
    />
  );
}
