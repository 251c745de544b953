/**
 * Encodes the source images into the files of the pages: `node storefront/demo/encode.mjs [id ...]`. Without ids it
 * makes only missing files. It writes the sizes back to pictures.json, and draws the shop's icons from brand/icon.svg.
 * Run it by hand after adding a picture; installing, building and testing never encode.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import sharp from 'sharp';
import { drawPreview } from '../features/catalogue/draw-preview.ts';
import { encoders, reachable, steps } from './encodings.ts';

const here = import.meta.dirname;
const manifest = join(here, 'pictures.json');
const output = join(here, 'pictures');
const wanted = new Set(process.argv.slice(2));

function source(picture) {
  const { source: name = picture.id, ...region } = picture.crop ?? {};
  const image = sharp(join(here, 'source-images', `${name}.jpg`));
  return picture.crop ? image.extract(region) : image;
}

setPriority(15);
sharp.concurrency(1);
mkdirSync(output, { recursive: true });
const pictures = JSON.parse(readFileSync(manifest, 'utf8'));
let bytes = 0;
/** Links lead to products, which show their first picture, and to categories. */
const isLinked = ({ id, kind }) => kind === 'category' || (kind === 'product' && id.endsWith('-1'));
for (const picture of pictures) {
  const { width, height } = picture.crop ?? (await source(picture).metadata());
  Object.assign(picture, { width, height, widths: {} });
  for (const [format, widths] of Object.entries(steps[picture.kind])) {
    picture.widths[format] = reachable(widths, width);
    for (const step of picture.widths[format]) {
      const file = join(output, `${picture.id}-${step}.${format}`);
      if (!wanted.has(picture.id) && existsSync(file)) continue;
      const made = await encoders[format](source(picture).resize({ width: step }), picture).toFile(file);
      bytes += made.size;
    }
  }
  if (!isLinked(picture)) continue;
  picture.hasPreview = true;
  const preview = join(output, `${picture.id}-preview.jpg`);
  if (!wanted.has(picture.id) && existsSync(preview)) continue;
  bytes += (await drawPreview(source(picture), { width, height }).toFile(preview)).size;
}
for (const size of [180, 192, 512]) {
  await sharp(join(here, 'brand', 'icon.svg'), { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true })
    .toFile(join(here, 'brand', `icon-${size}.png`));
}
// As .oxfmtrc.json has it.
const { code } = await format('pictures.json', JSON.stringify(pictures), { printWidth: 120 });
writeFileSync(manifest, code);
console.log(`${pictures.length} pictures in the manifest, ${(bytes / 1e6).toFixed(1)} MB encoded now`);
