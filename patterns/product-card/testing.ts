import { samplePicture } from '../../components/image/sample-picture.ts';
import type { CardVersion, ProductCardData } from './types.ts';

/** Cards of every kind, for stories and tests. */
const plain: ProductCardData = {
  id: 1001,
  name: 'Kubek Poranek',
  subline: 'wapno · 300 ml',
  address: '/product-pol-1001-kubek-poranek-wapno.html',
  picture: samplePicture,
  isSoldOut: false,
  badge: null,
  price: { kind: 'amount', price: { current: '69,00\u00A0zł' } },
  sizes: [],
  swatches: [
    { name: 'wapno', hex: '#EFEBE2' },
    { name: 'kobalt', hex: '#2547A8' },
    { name: 'szałwia', hex: '#B4C6AC' },
  ],
  rating: { mean: '4,9', count: 212 },
};

const version = (id: number, name: string, hex: string | null): CardVersion => ({
  id,
  name,
  hex,
  address: `/product-pol-${id}-kubek-poranek.html`,
  picture: samplePicture,
  isShown: false,
  isSoldOut: false,
});

const other = (id: number, facts: Partial<ProductCardData>): ProductCardData => ({
  ...plain,
  id,
  swatches: [],
  ...facts,
});

export const products = {
  plain,
  reduced: other(1005, {
    name: 'Wazon Studnia',
    subline: 'kamionka, 20\u00A0cm',
    badge: { tone: 'sale', text: '\u221211%' },
    price: {
      kind: 'amount',
      price: { current: '151,00\u00A0zł', old: '189,00\u00A0zł', lowest: '169,00\u00A0zł' },
    },
  }),
  sizes: other(1004, {
    name: 'Miska Zboże',
    subline: 'kamionka, 3\u00A0wielkości',
    price: { kind: 'amount', price: { current: 'od\u00A059,00\u00A0zł' } },
    sizes: [
      { name: '14\u00A0cm', isSoldOut: false },
      { name: '18\u00A0cm', isSoldOut: false },
      { name: '24\u00A0cm', isSoldOut: true },
    ],
  }),
  perUnit: other(1035, {
    name: 'Miód lipowy',
    subline: 'nektarowy, z\u00A0jednej pasieki',
    price: { kind: 'amount', price: { current: '42,00\u00A0zł', perUnit: '105,00\u00A0zł/kg' } },
  }),
  versions: other(1002, {
    versions: [
      { ...version(1001, 'wapno', '#EFEBE2'), isShown: true },
      version(1002, 'kobalt', '#2547A8'),
      { ...version(1003, 'szałwia', '#B4C6AC'), isSoldOut: true },
    ],
  }),
  namedVersions: other(1044, {
    name: 'Notes Dzień po dniu',
    subline: 'A5',
    versions: [{ ...version(1044, 'w\u00A0kropki', null), isShown: true }, version(1045, 'w\u00A0linie', null)],
    moreVersions: 3,
  }),
  new: other(1006, {
    name: 'Czajnik Żar',
    subline: 'kamionka i\u00A0wiśnia · 0,9\u00A0l',
    badge: { tone: 'new', text: 'Nowość' },
    price: { kind: 'amount', price: { current: '329,00\u00A0zł' } },
  }),
  soldOut: other(1003, {
    name: 'Kubek Poranek',
    subline: 'szałwia · 300\u00A0ml',
    isSoldOut: true,
    badge: { tone: 'sold', text: 'Chwilowo brak' },
    returns: 'Wróci 12\u00A0grudnia',
    rating: null,
  }),
  points: other(1048, {
    name: 'Kubek jubileuszowy',
    subline: 'pierwszy wypał · tylko za punkty',
    price: { kind: 'words', text: '1\u00A0200\u00A0pkt' },
    rating: null,
  }),
  phone: other(1021, {
    name: 'Stół Gospodarz',
    subline: 'dąb, na wymiar',
    price: { kind: 'words', text: 'Cena przez telefon' },
    rating: null,
  }),
  longWords: other(1026, {
    name: 'Najdelikatniejsza nieprzemakalność Konstantynopolitańczykowianeczka',
    subline: 'dziewięćdziesięciodziewięciozłotówkowa, w\u00A0kolorze szarobłękitnym',
  }),
} as const satisfies Record<string, ProductCardData>;
