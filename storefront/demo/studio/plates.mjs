/**
 * Lays three oak plates, raw, oiled and smoked, on paper: `node plates.mjs` -> `../source-images/1051-1.jpg`. Wood and paper
 * come from earlier renders of the studio: a plate this flat has no shape to model.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const sourceImages = join(import.meta.dirname, '..', 'source-images');
const side = 1200;
const plate = { width: 310, height: 470, radius: 14 };
const { width, height, radius } = plate;

/** Each plate's cut from the board, the colour change of its finish, and its position. */
const plates = [
  { from: { left: 20, top: 330, width: 340, height: 515 }, colour: { brightness: 1.12, saturation: 0.72 }, x: 105, y: 380, turn: -1.2 },
  { from: { left: 30, top: 340, width: 330, height: 500 }, colour: { brightness: 0.95, saturation: 1.18 }, x: 445, y: 350, turn: 0.6, isTurnedOver: true },
  { from: { left: 10, top: 350, width: 345, height: 523 }, colour: { brightness: 0.56, saturation: 0.9, hue: -14 }, x: 785, y: 375, turn: 1.6 },
];

const svg = (w, h, content) => Buffer.from(`<svg width="${w}" height="${h}">${content}</svg>`);
const outline = svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}"/>`);
const light = svg(
  width,
  height,
  `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1a08" stop-opacity=".14"/></linearGradient></defs>
  <rect width="${width}" height="${height}" rx="${radius}" fill="url(#light)"/>
  <rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="${radius - 1}" fill="none" stroke="#3a260f" stroke-opacity=".18" stroke-width="3"/>
  <path d="M ${radius} 3 H ${width - radius}" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
);

async function cut({ from, colour, turn, isTurnedOver = false }) {
  const wood = sharp(join(sourceImages, '1020-3.jpg')).extract(from).resize(width, height, { fit: 'fill' }).modulate(colour);
  const flat = await wood
    .flip(isTurnedOver)
    .flop(isTurnedOver)
    .ensureAlpha()
    .composite([{ input: light }, { input: outline, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(flat).rotate(turn, { background: '#0000' }).png().toBuffer();
}

const shadow = ({ x, y, turn }, [right, down, blur, strength]) =>
  sharp(
    svg(
      side,
      side,
      `<rect x="${x + right}" y="${y + down}" width="${width}" height="${height}" rx="${radius}" fill="#4a3a28"
        fill-opacity="${strength}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`,
    ),
  )
    .blur(blur)
    .png()
    .toBuffer();

const layers = [];
for (const one of plates) {
  for (const soft of [[16, 26, 26, 0.3], [4, 8, 6, 0.34]]) layers.push({ input: await shadow(one, soft), left: 0, top: 0 });
  layers.push({ input: await cut(one), left: one.x, top: one.y });
}
const paper = await sharp(join(sourceImages, '1022-2.jpg'))
  .extract({ left: 0, top: 0, width: 900, height: 380 })
  .resize(side, side, { fit: 'fill' })
  .blur(6)
  .modulate({ brightness: 1.045 })
  .toBuffer();
await sharp(paper)
  .composite(layers)
  .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  .toFile(join(sourceImages, '1051-1.jpg'));
