import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { FeedError } from '../feed/feed-error.ts';
import { feedLimits, isLimit } from '../feed/feed-limits.ts';
import type { UnplacedField } from '../mapping/mapped-product.ts';
import type { PicturesReport } from '../pictures/fetch-pictures.ts';
import type { ImportReport } from './report.ts';
import { importerTexts } from './texts.ts';

const t = translator(importerTexts, defaultTextsContext);

/** Lines shown of one list; the data has all of them. */
const mostLines = 50;

/** A list under its heading; empty without lines. */
function section(heading: string, lines: ReadonlyArray<string>): ReadonlyArray<string> {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, mostLines).map((line) => `  ${line}`);
  const rest = lines.length - shown.length;
  return ['', heading, ...shown, ...(rest > 0 ? [`  ${t('more', { count: rest })}`] : [])];
}

const lineOf = (id: number | string, name: string, facts: ReadonlyArray<string>): string =>
  t(facts.length > 0 ? 'lineWith' : 'line', {
    // As text: numbers are grouped.
    id: id === '' ? t('idless') : String(id),
    name: name || t('nameless'),
    facts: facts.join('; '),
  });

/** How many products were skipped for a type that the shop cannot take: the list above may be cut. */
function typesOf(skipped: ImportReport['skipped']): ReadonlyArray<string> {
  const types = skipped.flatMap(({ reasons }) =>
    reasons.filter(({ code }) => code === 'type').map(({ value }) => value),
  );
  return [...new Set(types)].map((type) =>
    t('typeLine', {
      type: type === 'bundle' || type === 'collection' ? t(`type.${type}`) : type,
      count: types.filter((one) => one === type).length,
    }),
  );
}

/** An import's result in Polish: counts, then products and reasons. */
export function reportText(report: ImportReport): string {
  const { kind, read, added, changed, unchangedCount, skipped, noticed, inMenu, others, unplaced } = report;
  const isWithoutChange = added.length === 0 && changed.length === 0;
  return [
    t(kind),
    t('read', { count: read }),
    t('added', { count: added.length }),
    t('changed', { count: changed.length }),
    t('unchanged', { count: unchangedCount }),
    t('skipped', { count: skipped.length }),
    ...(inMenu > 0 ? [t('inMenu', { count: inMenu })] : []),
    t('others', { count: others }),
    ...(isWithoutChange ? [t('nothingChanged')] : []),
    ...section(
      t('skippedList'),
      skipped.map(({ id, name, reasons }) =>
        lineOf(
          id,
          name,
          reasons.map(({ code, value }) => t(`reason.${code}`, { value })),
        ),
      ),
    ),
    ...section(t('skippedTypes'), typesOf(skipped)),
    ...section(
      t('changedList'),
      changed.map(({ id, name, changes }) => lineOf(id, name, [changes.map((part) => t(`part.${part}`)).join(', ')])),
    ),
    ...section(
      t('addedList'),
      added.map(({ id, name }) => lineOf(id, name, [])),
    ),
    ...section(
      t('noticeList'),
      noticed.map(({ id, name, notices }) =>
        lineOf(
          id,
          name,
          notices.map(({ code, value }) => t(`notice.${code}`, { value })),
        ),
      ),
    ),
    ...section(
      t('unplacedList'),
      Object.entries(unplaced).map(([field, count]) =>
        t('unplacedLine', { count, field: t(`unplaced.${field as UnplacedField}`) }),
      ),
    ),
  ].join('\n');
}

/** The result of the pictures, in Polish. */
export const picturesText = ({ fetched, failed }: PicturesReport): string =>
  [
    t('pictures'),
    t('picturesFetched', { count: fetched }),
    t('picturesFailed', { count: failed.length }),
    ...(fetched === 0 && failed.length === 0 ? [t('picturesNone')] : []),
    ...section(
      t('picturesFailedList'),
      failed.map(({ productId, url, fault }) =>
        t('pictureLine', { id: String(productId), url, fault: t(`picture.${fault}`) }),
      ),
    ),
  ].join('\n');

/** Characters shown of a product's number: the feed may have any text there. */
const shownId = 40;

/** Why a feed was refused as a whole, in Polish: fault, place and limit. */
export function refusalText({ fault, place }: FeedError): string {
  const { line, column, productId } = place ?? { line: 1, column: 1, productId: null };
  const part = productId === null ? t('partOutside') : t('partProduct', { id: productId.slice(0, shownId) });
  const limit = isLimit(fault) ? feedLimits[fault] : 0;
  return `${t('refused')}\n${t(`fault.${fault}`, { line: String(line), column: String(column), part, limit })}`;
}
