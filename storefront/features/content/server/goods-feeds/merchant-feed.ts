import { toWire, type Grosze } from '../../../../../patterns/rules/money.ts';
import { currencyCode } from '../../../catalogue/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { FeedItem } from './feed-goods.ts';
import { feedCallOf } from './feed-call.ts';
import { isGtin } from '../../../../../patterns/rules/gtin.ts';
import { cut, element } from './xml.ts';

const price = (amount: Grosze): string => `${toWire(amount)} ${currencyCode}`;

/** The units of prices per measure that Merchant Center knows, by those of the catalogue. */
const measures: Readonly<Record<string, string>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'l', m: 'm', m2: 'sqm' };

function measure(content: FeedItem['netContent']): string {
  const unit = content && measures[content.unit];
  return unit ? element('g:unit_pricing_measure', `${content.amount / 1000} ${unit}`) : '';
}

const item = (one: FeedItem): string => {
  const gtin = one.gtin !== null && isGtin(one.gtin) ? one.gtin : null;
  const [picture = '', ...others] = one.pictures;
  return [
    '<item>',
    element('g:id', cut(one.id, 50)),
    element('title', cut([one.name, one.size].filter(Boolean).join(', '), 150)),
    element('description', cut(one.description, 5000)),
    element('link', one.link),
    element('g:image_link', picture),
    ...others.slice(0, 10).map((address) => element('g:additional_image_link', address)),
    element('g:price', price(one.crossedPrice ?? one.price)),
    one.crossedPrice === null ? '' : element('g:sale_price', price(one.price)),
    element('g:availability', one.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', one.producer && cut(one.producer, 70)),
    element('g:gtin', gtin),
    element('g:mpn', cut(one.code, 70)),
    gtin === null && (one.producer === null || one.code === '') ? element('g:identifier_exists', 'no') : '',
    element('g:product_type', one.category),
    one.size === null ? '' : element('g:item_group_id', one.productId) + element('g:size', cut(one.size, 100)),
    one.delivery === null
      ? ''
      : `<g:shipping><g:country>PL</g:country>${element('g:price', price(one.delivery))}</g:shipping>`,
    one.weight > 0 ? element('g:shipping_weight', `${one.weight} g`) : '',
    measure(one.netContent),
    '</item>\n',
  ].join('');
};

/** All goods for Google Merchant Center: RSS 2.0 with the namespace of its product data specification. */
export const merchantFeedCall = feedCallOf({
  name: 'merchant-feed',
  paths: ['/feeds/google-merchant.xml'],
  begin: ({ shopName, shopLead, shopLine }: Settings, origin: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', shopName)}${element('link', origin + addressOf('home'))}${element('description', shopLead || shopLine || shopName)}\n`,
  // Without a picture Merchant Center refuses an item.
  item: (one) => (one.pictures.length > 0 ? item(one) : ''),
  end: '</channel></rss>\n',
});
