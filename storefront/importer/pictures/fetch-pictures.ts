import { createHash } from 'node:crypto';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { DecodingContext } from '../../platform/decoding/decode-image.ts';
import { keptPictureId, keptPictureIds } from '../../features/catalogue/index.ts';
import { keptPicturesOf } from '../../features/catalogue/store.ts';
import type { Clock } from '../../platform/store/clock.ts';
import { transact, type Database } from '../../platform/store/engine/database.ts';
import { toJson } from '../../platform/store/json.ts';
import type { FilePort } from '../../platform/uploads/file-port.ts';
import { importerTexts } from '../report/texts.ts';
import { encodePicture } from './encode-picture.ts';
import type { Fetched, FetchFault } from './fetch-file.ts';
import { settleGalleries } from './settle-galleries.ts';

const t = translator(importerTexts, defaultTextsContext);

/** A picture that failed; the next run retries it. */
export interface FailedPicture {
  readonly productId: number;
  readonly url: string;
  /** `image`: the response is no readable picture. */
  readonly fault: FetchFault | 'image';
}

/** A run's result, as data. */
export interface PicturesReport {
  /** Newly fetched pictures. */
  readonly fetched: number;
  readonly failed: ReadonlyArray<FailedPicture>;
}

export interface PicturesPlace {
  readonly database: Database;
  readonly clock: Clock;
  /** The folder of the files that the server serves. */
  readonly files: FilePort;
  readonly fetch: (url: string) => Promise<Fetched>;
  readonly decoding: DecodingContext;
}

/** Addresses read at once. */
const portionLength = 100;

/**
 * Fetches the missing pictures named by feeds, one after the other, and sorts the galleries of products. Each picture
 * is stored at once: a stopped run resumes where it was. A failing one is reported and skipped.
 */
export async function fetchPictures(place: PicturesPlace): Promise<PicturesReport> {
  const failed: FailedPicture[] = [];
  let fetched = 0;
  let last: Address | null = null;
  for (;;) {
    const portion: ReadonlyArray<Address> = await readMissing(place.database, last);
    for (const address of portion) {
      if (last && last.product_id !== address.product_id) await settleGalleries(place.database, [last.product_id]);
      const fault = await fetchOne(place, address);
      if (fault) failed.push({ productId: address.product_id, url: address.url, fault });
      else fetched += 1;
      last = address;
    }
    if (portion.length === 0) break;
  }
  await settleGalleries(place.database, 'all');
  return { fetched, failed };
}

interface Address {
  product_id: number;
  url: string;
  version: string;
  position: number;
  name: string;
}

/** The next addresses without a picture, after those that failed in this run. */
const readMissing = ({ read }: Database, last: Address | null): Promise<ReadonlyArray<Address>> =>
  read
    .selectFrom('picture_addresses as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['a.product_id', 'a.url', 'a.version', 'a.position', 'p.name'])
    .where('a.picture_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('a.product_id', '>', last?.product_id ?? 0),
        eb.and([eb('a.product_id', '=', last?.product_id ?? 0), eb('a.position', '>', last?.position ?? -1)]),
      ]),
    )
    .orderBy('a.product_id')
    .orderBy('a.position')
    .limit(portionLength)
    .execute();

/** @returns why there is no picture; null on success. */
async function fetchOne(
  { database, clock, files, fetch, decoding }: PicturesPlace,
  address: Address,
): Promise<FailedPicture['fault'] | null> {
  const answer = await fetch(address.url);
  if (answer.fault) return answer.fault;
  const content = createHash('sha256').update(answer.bytes).digest('hex').slice(0, 32);
  const pictures = keptPicturesOf(database, clock, files);
  await pictures.use(content);
  const picture = (await findKept(database, content)) ?? (await keep(pictures, content, answer.bytes, decoding));
  if (!picture) return 'image';
  const id = keptPictureId(content, address.product_id);
  await transact(database, async (tx) => {
    const { product_id, url, version, position, name } = address;
    const alt = position === 0 ? name : t('pictureOf', { name, n: String(position + 1) });
    await tx
      .insertInto('pictures')
      .values({ id, kind: 'product', product_id, position, alt, ...picture })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .updateTable('picture_addresses')
      .set({ picture_id: id })
      .where('product_id', '=', product_id)
      .where('url', '=', url)
      // A feed imported meanwhile may have put another picture behind the address.
      .where('version', '=', version)
      .execute();
  });
  return null;
}

interface Kept {
  width: number;
  height: number;
  details: string;
}

/** The data of these bytes if a product has them already: the files exist. */
function findKept({ read }: Database, content: string): Promise<Kept | undefined> {
  const { from, before } = keptPictureIds(content);
  const pictures = read.selectFrom('pictures').select(['width', 'height', 'details']);
  return pictures.where('id', '>=', from).where('id', '<', before).executeTakeFirst();
}

async function keep(
  pictures: ReturnType<typeof keptPicturesOf>,
  content: string,
  bytes: Uint8Array,
  decoding: DecodingContext,
): Promise<Kept | null> {
  const encoded = await encodePicture(bytes, decoding);
  if (!encoded) return null;
  await pictures.keep(content, encoded.files);
  return { width: encoded.width, height: encoded.height, details: toJson({ widths: encoded.widths }) };
}
