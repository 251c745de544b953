import type { BasketLineData } from '../basket-data.ts';
import type { ShownBasket } from '../shown-basket.ts';

/** A changeable line without messages: two bags. */
export const bagLine: BasketLineData = {
  productId: 1017,
  size: 'uniw',
  additional: '',
  name: 'Torba Targ',
  address: '/product-pol-1017-torba-targ.html',
  picture: null,
  facts: 'wyślemy dziś',
  shortFacts: '2 × 79,00 zł',
  priceText: '79,00 zł/szt.',
  quantity: 2000,
  quantityText: '2 szt.',
  bounds: { step: 1000, min: 1000, max: 9000 },
  unit: { singular: 'szt.', plural: 'szt.' },
  total: '158,00 zł',
  problem: null,
  notice: null,
  incentive: null,
  comment: { text: '', isRequired: false },
  files: [],
  wrapping: null,
  groupId: 1,
  canChange: true,
};

/** A basket with only that line, no offer. */
export const basketOf = (line: BasketLineData): ShownBasket => ({
  lines: [line],
  freeDelivery: null,
  summary: { rows: [], total: line.total, totalNote: '', notes: [] },
  rebate: null,
  gifts: { groups: [], notes: [] },
  wrappings: [],
  removed: null,
  listName: 'Koszyk z\u00a021 listopada 2026',
  instalments: null,
  isReturnable: true,
  count: 1,
  worth: line.total,
});
