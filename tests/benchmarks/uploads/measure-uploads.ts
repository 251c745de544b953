import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { serverProcess } from '../../attacks/support/server-process.ts';
import { startShop, type Shop } from '../../e2e/support/shop.ts';

const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 40 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 30, effort: 0 }),
};

export type PictureFormat = keyof typeof encoders;
export const pictureFormats = Object.keys(encoders) as ReadonlyArray<PictureFormat>;

/** The limits of the server's memory, in MB, and of a page meanwhile, in ms. */
export const uploadBars = { megabytes: 600, page: 1000 };
/** Between two page requests, in ms. */
const pageEvery = 200;

export interface UploadsToMeasure {
  readonly format: PictureFormat;
  /** Concurrent forms, each from its own address, and pictures in each. */
  readonly forms: number;
  readonly pictures: number;
  /** Pictures must be turned upright. */
  readonly isTurned: boolean;
}

export interface MeasuredUploads {
  /** Of one picture, in MB. */
  readonly pictureSize: number;
  /** The statuses and durations (seconds) of the forms. */
  readonly answers: ReadonlyArray<{ status: number; seconds: number }>;
  /** How many pages were requested meanwhile, and the longest wait, in ms. */
  readonly pages: number;
  readonly slowestPage: number;
  /** The peak memory of the server before and afterwards, in MB. */
  readonly memoryBefore: number;
  readonly memory: number;
}

/** A picture of the most pixels that its format allows, which fits five times into one form. */
async function makePicture(format: PictureFormat, isTurned: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const [width, height] = format === 'png' ? [200, 150] : [1000, 750];
  const [fullWidth, fullHeight] = format === 'webp' ? [4000, 3000] : [8000, 6000];
  const small = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  const kernel = format === 'png' ? 'nearest' : 'cubic';
  const picture = sharp(await small.png().toBuffer()).resize(fullWidth, fullHeight, { kernel });
  const oriented = isTurned ? picture.withMetadata({ orientation: 6 }) : picture;
  return new Uint8Array(await encoders[format](oriented).toBuffer());
}

/** A shopper with a line in the basket sends one form. */
async function sendForm(shop: Shop, number: number, files: ReadonlyArray<File>) {
  const own = { origin: shop.url, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.0.${number}` };
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
  for (const file of files) form.append('files[0]', file);
  const began = performance.now();
  const answer = await fetch(`${shop.url}/basketchange.php?type=multiproduct`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...own, cookie },
    body: form,
  });
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - began) / 1000 };
}

/** Starts a shop, and sends it forms with large pictures while a visitor opens pages. */
export async function measureUploads({
  format,
  forms,
  pictures,
  isTurned,
}: UploadsToMeasure): Promise<MeasuredUploads> {
  const shop = await startShop();
  await using resources = new AsyncDisposableStack();
  resources.defer(async () => void (await shop.stop()));
  const { memory } = serverProcess(shop);
  const picture = await makePicture(format, isTurned);
  const files = Array.from(
    { length: pictures },
    (_, n) => new File([picture], `projekt-${n}.${format}`, { type: `image/${format}` }),
  );
  await (await fetch(`${shop.url}/`)).arrayBuffer();
  const memoryBefore = memory().peak;

  const pages: number[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${shop.url}/`, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer();
      pages.push(performance.now() - began);
      await pause(pageEvery);
    }
  };
  const visits = visit();
  const answers = await Promise.all(Array.from({ length: forms }, (_, n) => sendForm(shop, n + 1, files)));
  isOver = true;
  await visits;
  return {
    pictureSize: picture.length / 1024 / 1024,
    answers,
    pages: pages.length,
    slowestPage: Math.max(...pages),
    memoryBefore,
    memory: memory().peak,
  };
}
