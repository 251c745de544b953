// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../components/announcer/index.ts';
import { click, mount } from '../../../components/field/testing.tsx';
import type { BasketLineData } from '../../basket/basket-data.ts';
import { BasketForm } from './basket-form.tsx';

const lastOne: BasketLineData = {
  productId: 1030,
  size: 'uniw',
  additional: '',
  name: 'Świecznik Kropla',
  address: '/product-pol-1030-swiecznik-kropla.html',
  picture: null,
  facts: 'len',
  shortFacts: 'len · 1 × 89,00 zł',
  priceText: '89,00 zł/szt.',
  quantity: 1000,
  quantityText: '1 szt.',
  bounds: { step: 1000, min: 1000, max: 1000 },
  unit: { singular: 'szt.', plural: 'szt.' },
  total: '89,00 zł',
  problem: null,
  notice: null,
  incentive: null,
  comment: { text: '', isRequired: false },
  files: [],
  wrapping: null,
  groupId: 1,
  canChange: true,
};

describe('basket form', () => {
  it('says bounds as the shop does, with the unit after "zamówić"', () => {
    const { container } = mount(
      <BasketForm
        basket={{
          lines: [lastOne],
          freeDelivery: null,
          summary: { rows: [], total: '89,00 zł', totalNote: '', notes: [] },
          instalments: null,
          rebate: null,
          gifts: { groups: [], notes: [] },
          wrappings: [],
          count: 1,
          worth: '89,00 zł',
        }}
        addresses={{ change: '/basketedit.php', program: '/basketchange.php', shopping: '/' }}
        returnDays={30}
        quantityDelay={750}
        commentMaximum={255}
        fileRules={{
          forbidden: ['.exe'],
          maximumMegabytes: 10,
          maximumCount: 5,
          removeFailed: 'Nie udało się usunąć pliku.',
        }}
        attempt={null}
      />,
    );
    click(container.querySelector<HTMLElement>('button[aria-label="Zwiększ ilość: Świecznik Kropla"]')!);
    expect(announcements.at(-1)?.text).toBe('Możesz zamówić co najwyżej 1\u00a0sztukę');
    const spoken = container.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuetext');
    expect(spoken?.replaceAll('\u00a0', ' ')).toBe('1 sztuka');
  });
});
