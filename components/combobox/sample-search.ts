import type { ComboboxAnswer } from './answer-cache.ts';
import type { ComboboxGroup, ComboboxOption } from './groups.ts';

/** Sample results of stories and tests. */

const at = (name: string): ComboboxOption => ({ name, address: `/${encodeURIComponent(name)}` });

const product = (name: string, price: string): ComboboxOption => ({
  ...at(name),
  price,
  picture: '/sample/kubek-320.jpg',
  modernPicture: '/sample/kubek-320.avif',
});

export const sixGroups: ReadonlyArray<ComboboxGroup> = [
  {
    kind: 'products',
    options: [
      product('Len Miedza na\u00a0metry', '69,00\u00a0zł/m'),
      product('Ściereczka Pasek, len', '29,00\u00a0zł'),
      product('Obrus Niedziela, prany len', '249,00\u00a0zł'),
      product('Pościel Sen, komplet z\u00a0lnu', '599,00\u00a0zł'),
      product('Klosz lniany', '170,00\u00a0zł'),
      product('Ręcznik Fala, len i\u00a0bawełna', '69,00\u00a0zł'),
    ],
  },
  { kind: 'series', options: [at('Miedza'), at('Niedziela')] },
  { kind: 'producers', options: [at('Tkalnia Miedza')] },
  { kind: 'pages', options: [at('Jak prać len')] },
  { kind: 'queries', options: [at('len na\u00a0metry'), at('lniana pościel'), { name: 'lniany obrus 140×240' }] },
  {
    kind: 'categories',
    options: [
      at('Len i\u00a0tkaniny'),
      { ...at('Tkaniny na\u00a0metry'), detail: 'Len i\u00a0tkaniny / Na\u00a0metry' },
    ],
  },
];

/** Answers at once. */
export const findLinen = (): Promise<ComboboxAnswer> => Promise.resolve({ groups: sixGroups, total: 41 });

export const findNothing = (): Promise<ComboboxAnswer> => Promise.resolve({ groups: [] });

/** One group of `count` products. */
export const manyOptions = (count: number): ReadonlyArray<ComboboxGroup> => [
  { kind: 'queries', options: [at('kubek do\u00a0herbaty')] },
  { kind: 'products', options: Array.from({ length: count }, (_, index) => at(`Kubek ${index + 1}`)) },
];
