// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../../../components/announcer/index.ts';
import { click, mount } from '../../../../../components/field/testing.tsx';
import { bagLine, basketOf } from '../../server/testing/baskets.ts';
import { BasketForm } from './basket-form.tsx';

const lastOne = {
  ...bagLine,
  productId: 1030,
  name: 'Świecznik Kropla',
  quantity: 1000,
  quantityText: '1 szt.',
  bounds: { step: 1000, min: 1000, max: 1000 },
};

describe('basket form', () => {
  it('gives bounds as the shop does, with the unit after "zamówić"', () => {
    const { container } = mount(
      <BasketForm
        basket={basketOf(lastOne)}
        addresses={{ change: '/basketedit.php', program: '/basketchange.php', shopping: '/' }}
        returnDays={30}
        takesOnline
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
