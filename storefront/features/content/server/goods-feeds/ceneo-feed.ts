import { toWire } from '../../../../../patterns/rules/money.ts';
import type { FeedItem } from './feed-goods.ts';
import { feedCallOf } from './feed-call.ts';
import { isGtin } from '../../../../../patterns/rules/gtin.ts';
import { element, xmlText } from './xml.ts';

/** Ceneo's classes of dispatch, in days; 99 is "ask the shop". */
const classes = [1, 3, 7, 14] as const;

const availability = ({ isAvailable, dispatchDays }: FeedItem): number =>
  isAvailable && dispatchDays !== null ? (classes.find((days) => dispatchDays <= days) ?? 99) : 99;

const attribute = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<a name="${name}">${xmlText(value)}</a>`;

const offer = (one: FeedItem): string => {
  const [picture, ...others] = one.pictures;
  const stock = one.stock === null ? '' : ` stock="${one.isAvailable ? one.stock : 0}"`;
  const weight = one.weight > 0 ? ` weight="${(one.weight / 1000).toFixed(3)}"` : '';
  const pictures = picture
    ? `<imgs><main url="${xmlText(picture)}"/>${others.map((url) => `<i url="${xmlText(url)}"/>`).join('')}</imgs>`
    : '';
  return [
    `<o id="${xmlText(one.id)}" url="${xmlText(one.link)}" price="${toWire(one.price)}" avail="${availability(one)}"${weight}${stock}>`,
    element('cat', one.category ?? 'Inne'),
    element('name', [one.name, one.size].filter(Boolean).join(', ')),
    pictures,
    element('desc', one.description),
    '<attrs>',
    attribute('Producent', one.producer),
    attribute('Kod_producenta', one.code),
    attribute('EAN', one.gtin !== null && isGtin(one.gtin) ? one.gtin : null),
    attribute('Rozmiar', one.size),
    '</attrs></o>\n',
  ].join('');
};

/** All goods for Ceneo: its offers file, version 1. */
export const ceneoFeedCall = feedCallOf({
  name: 'ceneo-feed',
  paths: ['/feeds/ceneo.xml'],
  begin: () =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n',
  item: offer,
  end: '</offers>\n',
});
