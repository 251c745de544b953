// How much memory the server takes, and how long pages take, while shoppers send forms with large pictures: by default six
// forms with five pictures of 8000 x 6000 pixels at once. Needs a build (`npm run build`) and Linux, whose kernel knows the
// most memory that a process ever had. Fails above a bar.
// Usage: npm run bench:uploads [-- --forms 6] [--pictures 5] [--format jpeg|png|webp]
//        [--turned]: with pictures that have to be turned upright.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { startShop } from '../../e2e/support/shop.ts';

const { values: options } = parseArgs({
  options: {
    forms: { type: 'string', default: '6' },
    pictures: { type: 'string', default: '5' },
    format: { type: 'string', default: 'jpeg' },
    turned: { type: 'boolean', default: false },
  },
});
/** The most that the server may take, in MB, and that a page may take meanwhile, in ms. */
const bars = { megabytes: 600, page: 1000 };
/** Between two pages that are asked for, in ms. */
const pageEvery = 200;

const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 40 }),
  png: (picture: Sharp) => picture.png({ palette: true, colours: 8 }),
  webp: (picture: Sharp) => picture.webp({ quality: 10, effort: 0 }),
};
const format = options.format as keyof typeof encoders;

/** A picture of 8000 x 6000 pixels that fits five times into one form. */
async function makePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const [width, height] = format === 'png' ? [200, 150] : [1000, 750];
  const small = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  const kernel = format === 'png' ? 'nearest' : 'cubic';
  const picture = sharp(await small.png().toBuffer()).resize(8000, 6000, { kernel });
  const oriented = options.turned ? picture.withMetadata({ orientation: 6 }) : picture;
  return new Uint8Array(await encoders[format](oriented).toBuffer());
}

const shop = await startShop();
await using resources = new AsyncDisposableStack();
resources.defer(async () => void (await shop.stop()));

const pid = Number(/"pid":(\d+)/.exec(shop.output())?.[1]);
const peak = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const picture = await makePicture();
const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };

/** A shopper with a line in the basket sends one form; the answer's status, and how long it took. */
async function sendForm(number: number): Promise<string> {
  const own = { ...headers, 'x-forwarded-for': `10.0.0.${number}` };
  const added = await fetch(`${shop.url}/basketchange.php?getAjax=true`, {
    method: 'POST',
    headers: own,
    body: new URLSearchParams({ product: '1017', size: 'uniw', number: '1' }),
  });
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { basket } = (await added.json()) as { basket: { products: [{ md5_additional: string }] } };
  const form = new FormData();
  const row = {
    'product[0]': '1017',
    'size[0]': 'uniw',
    'additional[0]': basket.products[0].md5_additional,
    'set_quantity[0]': '1',
  };
  for (const [name, value] of Object.entries(row)) form.set(name, value);
  for (let n = 0; n < Number(options.pictures); n += 1)
    form.append('files[0]', new File([picture], `projekt-${number}-${n}.${format}`, { type: `image/${format}` }));
  const began = performance.now();
  const answer = await fetch(`${shop.url}/basketchange.php?type=multiproduct`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...own, cookie },
    body: form,
  });
  await answer.arrayBuffer();
  return `${answer.status} after ${((performance.now() - began) / 1000).toFixed(1)} s`;
}

const pages: number[] = [];
let isOver = false;
async function visit(): Promise<void> {
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${shop.url}/`, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer();
    pages.push(performance.now() - began);
    await pause(pageEvery);
  }
}

await fetch(`${shop.url}/`);
console.log(`pictures of ${(picture.length / 1024 / 1024).toFixed(1)} MB; before: ${peak().toFixed(0)} MB`);
const began = performance.now();
const visits = visit();
const answers = await Promise.all(Array.from({ length: Number(options.forms) }, (_, number) => sendForm(number + 1)));
isOver = true;
await visits;
const slowest = Math.max(...pages);
console.log(answers.join('\n'));
console.log(
  `${((performance.now() - began) / 1000).toFixed(1)} s, ${pages.length} pages, the slowest after ${slowest.toFixed(0)} ms; at most ${peak().toFixed(0)} MB`,
);
if (answers.some((answer) => !/^(303|503)/.test(answer))) {
  console.error('A form was refused: its pictures were not decoded, and nothing was measured.');
  process.exitCode = 1;
}
if (peak() > bars.megabytes || slowest > bars.page) {
  console.error(`Above the bar of ${bars.megabytes} MB and ${bars.page} ms.`);
  process.exitCode = 1;
}
