import type { OpinionView } from '../../../../../patterns/opinions/index.ts';
import { opinionPlace } from '../../../../../patterns/opinions/opinion-place.ts';
import { ratingSummary, type RatingSummary } from '../../../../../patterns/rules/rating-summary.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { ownerOf } from '../../../../shared/session.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { ProductPage } from '../../../catalogue/store.ts';
import type { ShownPhoto } from '../../browser/opinions/opinion-photos.tsx';
import type { OpinionScore, ProductOpinion } from '../../store.ts';
import { photoAddress } from '../photo-call.ts';
import { opinionParameters, opinionsQuery, readOpinionsChoice, type OpinionsChoice } from './opinions-choice.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** An opinion of the page with its photos and its votes. */
export interface ShownOpinion extends OpinionView {
  photos: ReadonlyArray<ShownPhoto>;
  score: OpinionScore;
  ownVote: boolean | null;
}

/** The opinions of a product page. */
export interface OpinionsData {
  productId: number;
  /** Of all opinions, whatever is chosen. */
  summary: RatingSummary;
  choice: OpinionsChoice;
  opinions: ReadonlyArray<ShownOpinion>;
  /** How many the choice has, and how many of the first ones the page leaves out. */
  total: number;
  skipped: number;
  /** How many more the link adds, and where it leads; null at the end. */
  more: { count: number; address: string } | null;
  /** The first part, where the page no longer shows it; else null. */
  firstPart: string | null;
  /** The form of the choice: its target, and the page's other parameters. */
  form: { action: string; hidden: ReadonlyArray<[string, string]> };
  settings: Pick<
    Settings,
    | 'opinionColumns'
    | 'opinionGutter'
    | 'opinionLines'
    | 'motionSlow'
    | 'opinionCharacters'
    | 'opinionTextCharacters'
    | 'opinionTextMinimum'
    | 'opinionPhotos'
    | 'validationDelay'
  >;
}

/** The most opinions of one page: "Pokaż więcej" then leaves out the first ones, so that no page grows without end. */
export const mostPortions = 20;

/** The id of the section: links of the page lead there. */
export const opinionsPlace = 'opinie';

/** Other parameters of the page, which its own links and forms keep. */
const kept: ReadonlyArray<string> = ['size', 'pytan'];

/** Days in words: "14 listopada 2026". */
export const dayInWords = (epoch: number): string =>
  formatDay(calendarDay(epoch), currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });

const view = ({ createdAt, answer, photos, ...opinion }: ProductOpinion): ShownOpinion => ({
  ...opinion,
  date: dayInWords(createdAt),
  answer: answer && { text: answer.text, by: answer.by, date: dayInWords(answer.at) },
  photos: photos.map(({ name, width, height }) => ({ address: photoAddress(name), width, height })),
});

/** Reads the part of a product's opinions that the address asks for. */
export async function loadOpinions(
  context: Pick<PageContext, 'store' | 'settings' | 'session' | 'reads' | 'url'>,
  { product, ratings }: ProductPage,
): Promise<OpinionsData> {
  const { store, settings, url } = context;
  const portion = settings.opinionsPortion;
  const choice = readOpinionsChoice(url.searchParams, portion);
  const { isConfirmedOnly, order, shown } = choice;
  const summary = ratingSummary(ratings);
  const total = isConfirmedOnly ? summary.confirmed : summary.count;
  const skipped = Math.max(0, Math.min(shown, total) - mostPortions * portion);
  // One more than is shown: the link to the next ones leads to the first of them.
  const wish = { productId: product.id, isConfirmedOnly, order, skipped, count: shown - skipped + 1 };
  const found = total === 0 ? [] : await store.productOpinions.list(wish, await ownerOf(context, 'votes'));
  const next = found[shown - skipped];

  const own: ReadonlyArray<string> = Object.values(opinionParameters);
  const hidden = [...url.searchParams].filter(([name]) => !own.includes(name) && kept.includes(name));
  const address = (one: OpinionsChoice, place: string) =>
    `${addressOf('product', product, { ...Object.fromEntries(hidden), ...opinionsQuery(one, portion) })}#${place}`;
  return {
    productId: product.id,
    summary,
    choice,
    opinions: found.slice(0, shown - skipped).map(view),
    total,
    skipped,
    more: next
      ? {
          count: Math.min(portion, total - shown),
          address: address({ ...choice, shown: shown + portion }, opinionPlace(next.id)),
        }
      : null,
    firstPart: skipped > 0 ? address({ ...choice, shown: portion }, opinionsPlace) : null,
    form: { action: `${addressOf('product', product)}#${opinionsPlace}`, hidden },
    settings,
  };
}
