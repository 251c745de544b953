import { parseQuantity } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { readId, readList } from '../calling/read-parameters.ts';

/** Parts of a product in `/ajax/projector.php` (wire contract 2.1). */
export const projectorParts = [
  'product',
  'sizes',
  'size',
  'sizeavailability',
  'sizedelivery',
  'sizeprices',
  'versions',
  'multiversions',
  'pictures',
  'bundle',
  'bundleprice',
] as const;
export type ProjectorPart = (typeof projectorParts)[number];

/** Another choice of one part of a bundle; parts are counted from 1. */
export interface BundleChoice {
  /** Null leaves the bundle's own. */
  readonly product: number | null;
  readonly size: string | null;
  /** Thousandths; null leaves the bundle's quantity. */
  readonly quantity: number | null;
}

export interface ProjectorQuestion {
  /** Null without a product. */
  readonly productId: number | null;
  /** Null without one: the size preselected on the page. */
  readonly size: string | null;
  /** The requested parts, in the order of the answer; unknown names are ignored. */
  readonly parts: ReadonlyArray<ProjectorPart>;
  readonly isSubscription: boolean;
  readonly bundleChoices: ReadonlyMap<number, BundleChoice>;
}

export function readProjectorQuestion(parameters: URLSearchParams): ProjectorQuestion {
  const size = parameters.get('size');
  const wanted = new Set(readList(parameters.get('get')));
  return {
    productId: readId(parameters.get('product')),
    size: size ? sizeType(size) : null,
    parts: projectorParts.filter((part) => wanted.has(part)),
    isSubscription: ['1', 'true'].includes(parameters.get('subscription') ?? ''),
    bundleChoices: readBundleChoices(parameters),
  };
}

/** `bundled_product[1]=1001&bundled_size[1]=uniw&bundled_quantity[1]=2`. */
function readBundleChoices(parameters: URLSearchParams): ProjectorQuestion['bundleChoices'] {
  const choices = new Map<number, BundleChoice>();
  for (const [name, value] of parameters) {
    const [, field, number] = /^bundled_(product|size|quantity)\[(\d{1,3})\]$/.exec(name) ?? [];
    if (!field) continue;
    const choice = choices.get(Number(number)) ?? { product: null, size: null, quantity: null };
    const read = { product: readId, size: sizeType, quantity: parseQuantity }[field as keyof BundleChoice];
    choices.set(Number(number), { ...choice, [field]: read(value) });
  }
  return choices;
}
