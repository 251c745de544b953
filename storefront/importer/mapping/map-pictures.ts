import { all, attribute, type FeedElement } from '../feed/element.ts';
import { readWhole } from './numbers.ts';
import type { Reasons } from './reasons.ts';

/** A picture by its address. */
export interface MappedPicture {
  readonly url: string;
  /** Another one is another picture behind the same address; '' where the feed does not tell. */
  readonly version: string;
}

/** More than a gallery shows, and than a shop should have to fetch. */
const most = 30;
/** Longer ones are no addresses of pictures. */
const longestAddress = 2000;

/** The pictures in the order of their priority, each address once. What is no address of the web is told. */
export function mapPictures(product: FeedElement, reasons: Reasons): ReadonlyArray<MappedPicture> {
  const found = all(product, 'images', 'large', 'image')
    .flatMap((image, index) => {
      const url = attribute(image, 'url');
      const priority = readWhole(attribute(image, 'priority') ?? '') ?? index;
      return url === undefined ? [] : { url, version: attribute(image, 'hash') ?? '', priority };
    })
    .sort((a, b) => a.priority - b.priority);
  const pictures = new Map<string, MappedPicture>();
  for (const { url, version } of found) {
    if (url.length > longestAddress || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      reasons.notice('picture', url);
    else if (!pictures.has(url) && pictures.size < most) pictures.set(url, { url, version });
  }
  return [...pictures.values()];
}
