import { addressOf } from '../../../shared/addresses.ts';
import type { ProductVersion } from '../../../store/index.ts';
import type { ProjectorFacts } from './facts.ts';

const linkOf = ({ id, slug }: ProductVersion): string => addressOf('product', { id, slug });

/** `get=versions`: its colours, including this one; null if it has only one. */
export function projectorVersions({ page: { product, versions } }: ProjectorFacts) {
  if (versions.length === 0) return null;
  return {
    name: product.details.version?.label ?? '',
    items: versions.map((version) => ({
      id: String(version.id),
      name: version.name,
      link: linkOf(version),
      disabled: String(!version.isAvailable),
    })),
  };
}

/**
 * `get=multiversions`: each property in which versions differ, with the product of each of its values. Groups of
 * this shop differ in one property, so an earlier choice narrows nothing.
 */
export function projectorMultiversions({ page: { product, versions } }: ProjectorFacts) {
  if (versions.length === 0 || product.versionGroup === null) return [];
  const values = versions.map((version, index) => [
    String(index),
    {
      values_id: String(version.id),
      disabled: String(!version.isAvailable),
      products: [{ product_id: String(version.id), url: linkOf(version) }],
    },
  ]);
  return [{ id: product.versionGroup, items: Object.fromEntries(values) as Record<string, unknown> }];
}
