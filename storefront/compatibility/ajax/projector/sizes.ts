import type { WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { unlimited } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { wireAmount } from '../../../features/catalogue/index.ts';
import { vatText } from './amounts.ts';
import type { ProjectorFacts } from './facts.ts';
import { sizePrices } from './size-prices.ts';

/** Data above the sizes of a product. */
export function productHead({ page: { product, producer, sizes }, data }: ProjectorFacts) {
  const amounts = sizes.map(({ amount }) => amount);
  return {
    id: data.product_id,
    name: product.name,
    code: product.code,
    link: addressOf('product', { id: product.id, slug: product.slug }),
    taxes: { vat: vatText(product.vatPercent) },
    unit: data.unit,
    unit_sellby: Number(data.unit_sellby),
    amount: wireAmount(amounts.includes(unlimited) ? unlimited : amounts.reduce((sum, amount) => sum + amount, 0)),
    firm: producer && {
      name: producer.name,
      productsLink: addressOf('producer', { id: producer.id, slug: producer.slug }),
    },
  };
}

/** The summary of one size. */
export function sizeItem(facts: ProjectorFacts, size: WireSizeInShop, isSubscription: boolean) {
  const { type, priority, name, description, amount } = size;
  const { value, price_net } = sizePrices(facts, size, isSubscription);
  return {
    type,
    priority,
    name,
    description,
    amount,
    prices: { price_retail: Number(value), price: Number(value), price_net: Number(price_net) },
  };
}

/**
 * `get=sizes`. Connectors look sizes up by "<five digits of priority>-<size>", while one generation of themes iterates
 * over them as a list: a setting selects the format (wire contract 2.1).
 */
export function projectorSizes(facts: ProjectorFacts, isSubscription: boolean) {
  const items = facts.page.sizes.map(({ type }) => sizeItem(facts, facts.data.sizes[sizeType(type)]!, isSubscription));
  return {
    ...productHead(facts),
    items:
      facts.itemsAre === 'array'
        ? items
        : Object.fromEntries(items.map((item) => [`${item.priority.padStart(5, '0')}-${item.type}`, item])),
  };
}
