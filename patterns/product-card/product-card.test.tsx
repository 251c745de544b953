import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductCard, type ProductCardData } from './index.ts';
import { products } from './testing.ts';

const render = (product: ProductCardData) => renderToStaticMarkup(<ProductCard product={product} headingLevel={3} />);
/** Text as a screen reader reads it, without hidden text. */
const spokenText = (product: ProductCardData): string =>
  render(product)
    .replace(/<svg[^>]*>.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ');

describe('a product card', () => {
  it.each<[string, ProductCardData, string[]]>([
    ['plain', products.plain, ['Kubek Poranek wapno · 300 ml', 'Cena: 69,00 zł', 'Kolory: wapno, kobalt, szałwia']],
    [
      'reduced',
      products.reduced,
      [
        'Cena po obniżce: 151,00 zł',
        'Cena przed obniżką: 189,00 zł',
        'Najniższa cena z 30 dni przed obniżką: 169,00 zł',
      ],
    ],
    ['sizes', products.sizes, ['Cena: od 59,00 zł', 'Rozmiary: 14 cm · 18 cm · 24 cm (brak)']],
    ['unit price', products.perUnit, ['Cena: 42,00 zł', 'Cena za jednostkę: 105,00 zł/kg']],
    ['rated', products.plain, ['Ocena: 4,9 na 5 · 212 opinii']],
    ['sold out', products.soldOut, ['Chwilowo brak', 'Wróci 12 grudnia']],
    ['for points', products.points, ['1 200 pkt']],
    ['price by phone', products.phone, ['Cena przez telefon']],
  ])('%s: given in words', (_name, product, sentences) => {
    for (const sentence of sentences) expect(spokenText(product)).toContain(sentence);
  });

  it('is one link, in a heading, with a decorative picture', () => {
    const html = render(products.plain);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/product-pol-1001-kubek-poranek-wapno\.html"/);
    expect(html).toContain('alt=""');
  });

  it('shows colours without a style attribute, for the content security policy', () => {
    const html = render(products.plain);
    expect(html).toContain('fill="#2547A8"');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('omits the rating without opinions', () => {
    expect(spokenText({ ...products.plain, rating: null })).not.toContain('Ocena');
  });
});
