// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Price } from './index.ts';

const spokenText = (element: ReactElement) => mount(element).container.textContent?.replaceAll('\u00A0', ' ');

describe('Price', () => {
  it('says what it is', () => {
    expect(spokenText(<Price current="69,00 zł" />)).toBe('Cena: 69,00 zł');
  });

  it('labels the new, the old and the lowest price in words', () => {
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
      'Cena po obniżce: 69,00 zł/m Cena przed obniżką: 74,00 zł/m Obniżka: −4%Najniższa cena z 30 dni przed obniżką: 72,00 zł/m. Cena z VAT.',
    );
    expect(container.querySelector('s')?.textContent).toBe('74,00 zł/m');
  });

  it('shows the unit price and the points', () => {
    expect(spokenText(<Price current="24,00 zł" perUnit="24,00 zł/100 g" points="zbierasz 24 punkty" />)).toBe(
      'Cena: 24,00 złCena za jednostkę: 24,00 zł/100 g · zbierasz 24 punkty',
    );
    expect(spokenText(<Price current="24,00 zł" points="zbierasz 24 punkty" note="Cena z VAT." />)).toBe(
      'Cena: 24,00 złCena z VAT.zbierasz 24 punkty',
    );
  });

  it('labels net, saving, recommended price and points instead of money [S-35 part] [T-10 part]', () => {
    expect(
      spokenText(
        <Price
          current="151,00 zł"
          old="179,00 zł"
          lowest="169,00 zł"
          saving="18,00 zł"
          net="122,76 zł"
          catalogue="189,00 zł"
          inPoints="1510 punktów"
        />,
      ),
    ).toBe(
      'Cena po obniżce: 151,00 zł Cena przed obniżką: 179,00 zł' +
        'Najniższa cena z 30 dni przed obniżką: 169,00 zł.' +
        'Oszczędzasz 18,00 zł · Netto: 122,76 zł · Cena katalogowa: 189,00 zł' +
        'albo za 1510 punktów',
    );
  });

  it('labels a price as the lowest of several', () => {
    expect(spokenText(<Price current="549,00 zł" isFrom />)).toBe('Cena: od 549,00 zł');
  });

  it.each(['-4%', '\u22124%'])('writes the minus of a reduction %s as U+2212', (reduction) => {
    const { container } = mount(<Price current="69,00 zł" old="74,00 zł" lowest="72,00 zł" reduction={reduction} />);
    expect(container.textContent).toContain('Obniżka: \u22124%');
    expect(container.textContent).not.toContain('-');
  });

  it('strikes through the price before the reduction and nothing else', () => {
    const { container } = mount(
      <Price current="69,00 zł" old="74,00 zł" lowest="72,00 zł" catalogue="79,00 zł" saving="3,00 zł" />,
    );
    expect([...container.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['74,00 zł']);
  });

  it('has no empty line', () => {
    expect(mount(<Price current="69,00 zł" />).container.querySelectorAll('p')).toHaveLength(0);
  });

  it('is in English on English pages', () => {
    expect(
      spokenText(
        <TextsProvider value={{ locale: 'en' }}>
          <Price current="PLN 69.00" isFrom net="PLN 56.10" inPoints="690 points" />
        </TextsProvider>,
      ),
    ).toBe('Price: from PLN 69.00Net: PLN 56.10or for 690 points');
  });

  it('has no old price without the lowest one of 30 days', () => {
    // @ts-expect-error the Omnibus directive asks for the lowest price
    void (<Price current="69,00 zł" old="74,00 zł" />);
    // @ts-expect-error a reduction is counted from the lowest price
    void (<Price current="69,00 zł" reduction="−4%" />);
    // @ts-expect-error and so is what is saved
    void (<Price current="69,00 zł" saving="3,00 zł" />);
  });
});
