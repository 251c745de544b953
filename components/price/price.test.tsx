// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Price } from './index.ts';

const heard = (element: ReactElement) => mount(element).container.textContent?.replaceAll('\u00A0', ' ');

describe('Price', () => {
  it('says what it is', () => {
    expect(heard(<Price current="69,00 zł" />)).toBe('Cena: 69,00 zł');
  });

  it('tells the new, the old and the lowest price apart in words', () => {
    const container = mount(
      <Price
        size="big"
        current="69,00 zł"
        unit="/m"
        old="74,00 zł/m"
        lowest="72,00 zł/m"
        reduction="−4%"
        note="Cena z VAT."
      />,
    ).container;
    const text = container.textContent?.replaceAll('\u00A0', ' ');
    expect(text).toBe(
      'Cena po obniżce: 69,00 zł/mCena przed obniżką: 74,00 zł/mObniżka: −4%Najniższa cena z 30 dni przed obniżką: 72,00 zł/m. Cena z VAT.',
    );
    expect(container.querySelector('s')?.textContent).toBe('74,00 zł/m');
  });

  it('tells the price of a unit and the points', () => {
    expect(heard(<Price current="24,00 zł" perUnit="24,00 zł/100 g" points="zbierasz 24 punkty" />)).toBe(
      'Cena: 24,00 złCena za jednostkę: 24,00 zł/100 g · zbierasz 24 punkty',
    );
    expect(heard(<Price current="24,00 zł" points="zbierasz 24 punkty" note="Cena z VAT." />)).toBe(
      'Cena: 24,00 złCena z VAT.zbierasz 24 punkty',
    );
  });

  it('shows no old price without the lowest one of 30 days', () => {
    // @ts-expect-error the Omnibus directive asks for the lowest price
    void (<Price current="69,00 zł" old="74,00 zł" />);
    // @ts-expect-error a reduction is counted from the lowest price
    void (<Price current="69,00 zł" reduction="−4%" />);
  });
});
