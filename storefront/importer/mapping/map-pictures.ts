import { all, attribute, type FeedElement } from '../feed/element.ts';
import { readWhole } from './numbers.ts';
import type { Reasons } from './reasons.ts';

/** A picture by its address. */
export interface MappedPicture {
  readonly url: string;
  /** A new version is a new picture at the same address; '' if the feed has none. */
  readonly version: string;
}

/** The maximum a gallery shows and a shop should fetch. */
const most = 30;
/** Longer ones are no picture addresses. */
const longestAddress = 2000;

/** The pictures in order of priority, each address once. Reports invalid addresses. */
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
