// node source-images.mjs -> ../out/*.png become ../source-images/*.jpg (quality 92, 4:4:4), all listed in ../pictures.json
import fs from 'node:fs';
import path from 'node:path';
import { build, prepareFonts } from './fonts.mjs';

process.env.FONTCONFIG_FILE = prepareFonts(); // must be set before sharp is loaded
const { default: sharp } = await import('sharp');
const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const from = path.join(here, '..', 'out'), to = path.join(here, '..', 'source-images');
fs.mkdirSync(to, { recursive: true });

const jpeg = (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true });
const tagline = (w) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="120"><text x="0" y="36" font-family="Atkinson Hyperlegible Next" font-weight="500" font-size="30" fill="#1b2430">Rzeczy, do których</text><text x="0" y="76" font-family="Atkinson Hyperlegible Next" font-weight="500" font-size="30" fill="#1b2430">się wraca.</text></svg>`);

async function openGraph(file) { // room picture + wordmark on the free wall
  const mark = await sharp(path.join(build, 'labels', 'znak.png')).trim().resize({ width: 215 }).png().toBuffer();
  return sharp(file).composite([{ input: mark, left: 70, top: 56 }, { input: await sharp(tagline(420)).png().toBuffer(), left: 71, top: 208 }]);
}

const pictures = JSON.parse(fs.readFileSync(path.join(here, '..', 'pictures.json'), 'utf8'));
const described = new Set(pictures.map((picture) => picture.id));
let count = 0, bytes = 0;
for (const f of fs.readdirSync(from).filter((x) => x.endsWith('.png')).sort()) {
  const source = path.join(from, f), name = f === 'og-room.png' ? 'og' : f.slice(0, -4);
  const info = await jpeg(name === 'og' ? await openGraph(source) : sharp(source)).toFile(path.join(to, `${name}.jpg`));
  count++;
  bytes += info.size;
  if (!described.has(name)) console.warn('not in pictures.json:', name);
}
console.log(`${count} source images, ${(bytes / 1e6).toFixed(1)} MB`);
