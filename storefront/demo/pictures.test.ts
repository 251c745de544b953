import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load.ts';

const { pictures, products } = loadCatalogue();
const pictureById = new Map(pictures.map((picture) => [picture.id, picture]));
const duplicates = (values: ReadonlyArray<unknown>) => values.filter((value, index) => values.indexOf(value) !== index);

describe('pictures', () => {
  const folder = join(import.meta.dirname, 'pictures');
  const files = new Set(readdirSync(folder));
  const linked = pictures.filter(({ hasPreview }) => hasPreview).map(({ id }) => `${id}-preview.jpg`);
  const expected = [
    ...pictures.flatMap(({ id, widths }) =>
      Object.entries(widths).flatMap(([format, steps]) => steps.map((width) => `${id}-${width}.${format}`)),
    ),
    ...linked,
  ];

  it.each(products)('of $id $name exist and are its own', (item) => {
    expect(item.pictureIds.length).toBeGreaterThan(0);
    for (const id of item.pictureIds) expect(pictureById.get(id)?.productId).toBe(item.id);
    expect(pictures.filter(({ productId }) => productId === item.id)).toHaveLength(item.pictureIds.length);
  });

  it('have their own Polish alternative texts', () => {
    const alts = pictures.filter(({ crop }) => !crop).map(({ alt }) => alt);
    for (const alt of alts) expect(alt.length).toBeGreaterThan(15);
    expect(duplicates(alts)).toEqual([]);
    expect(alts.filter((alt) => /\.(jpg|png)|^(zdjęcie|obraz)/i.test(alt))).toEqual([]);
  });

  it('show existing sizes and configurations', () => {
    for (const { productId, size, configuration } of pictures) {
      const shown = products.find(({ id }) => id === productId);
      if (size !== undefined) expect(shown?.sizes.map(({ type }) => type)).toContain(size);
      for (const [group, option] of Object.entries(configuration ?? {})) {
        const options = shown?.configurator?.find(({ id }) => id === group)?.options;
        expect(options?.map(({ id }) => id)).toContain(option);
      }
    }
  });

  it('are all encoded, without stray files', () => {
    expect(expected.filter((file) => !files.has(file))).toEqual([]);
    expect([...files].filter((file) => !expected.includes(file))).toEqual([]);
  });

  it('that links show have a file of 1200x630', async () => {
    const first = products.map(({ pictureIds: [id] }) => `${id}-preview.jpg`);
    expect(linked).toEqual(expect.arrayContaining([...first, 'category-len-preview.jpg']));
    for (const file of linked)
      expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('of products are square and come in every format', () => {
    for (const { kind, width, height, widths } of pictures) {
      if (kind === 'product') expect(width).toBe(height);
      if (kind !== 'openGraph') for (const steps of Object.values(widths)) expect(steps.length).toBeGreaterThan(1);
      for (const steps of Object.values(widths)) {
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        for (const step of steps) expect(step).toBeLessThanOrEqual(width);
      }
    }
  });

  it('have the format of their extension in their first bytes', () => {
    const signature = {
      avif: (head: Buffer) => head.toString('latin1', 4, 12) === 'ftypavif',
      webp: (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
      jpg: (head: Buffer) => head.toString('hex', 0, 3) === 'ffd8ff',
    };
    const broken = expected.filter((file) => {
      const format = file.slice(file.lastIndexOf('.') + 1) as keyof typeof signature;
      return !signature[format](readFileSync(join(folder, file)).subarray(0, 12));
    });
    expect(broken).toEqual([]);
  });

  it("of a hero have crops of the design's ratios", () => {
    const ratio = (id: string | undefined) => {
      const picture = pictureById.get(id ?? '');
      return picture ? picture.width / picture.height : Number.NaN;
    };
    const heroes = pictures.filter(({ crops }) => crops);
    expect(heroes.map(({ id }) => id)).toEqual(['hero-1', 'hero-2']);
    for (const { id, crops } of heroes) {
      expect(ratio(id)).toBeCloseTo(16 / 7, 2);
      expect(ratio(crops?.tablet)).toBeCloseTo(16 / 10, 2);
      expect(ratio(crops?.phone)).toBeCloseTo(4 / 3.6, 2);
    }
  });

  it('with their sources weigh at most 40 MB', () => {
    const weight = (path: string) => readdirSync(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
    expect(weight(folder) + weight(join(import.meta.dirname, 'source-images'))).toBeLessThan(40e6);
    for (const { id, crop } of pictures)
      expect(existsSync(join(import.meta.dirname, 'source-images', `${crop?.source ?? id}.jpg`))).toBe(true);
  });
});
