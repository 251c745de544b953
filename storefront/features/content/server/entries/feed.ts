import { textCall } from '../for-machines/text-call.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { entryAddress, feedAddress, feedPath, listPlace } from './entries-data.ts';
import { entriesTexts } from './texts.ts';

/** How many entries of each kind the feed has. */
const latest = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The latest articles and news for feed readers (RSS 2.0). */
export const feedCall = textCall({
  name: 'feed',
  paths: [feedPath],
  type: 'application/rss+xml',
  async write({ store, settings, texts, url }) {
    const t = translator(entriesTexts, texts);
    const kinds = ['post', 'news'] as const;
    const found = await Promise.all(kinds.map((kind) => store.content.portion(kind, 1, latest)));
    const entries = kinds
      .flatMap((kind, index) =>
        found[index]!.entries.map((entry) => ({ ...entry, address: entryAddress(kind, entry) })),
      )
      .toSorted((a, b) => b.publishedAt - a.publishedAt);
    const items = entries.map(({ title, lead, opening, address, publishedAt }) => {
      const description = lead || opening;
      const link = escaped(url.origin + address);
      return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${description && `<description>${escaped(description)}</description>`}</item>\n`;
    });
    return [
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
      `<title>${escaped(settings.shopName)}</title><link>${escaped(url.origin + listPlace('post'))}</link>`,
      `<description>${escaped(t('postLead'))}</description><language>${texts.locale}</language>`,
      `<atom:link href="${escaped(url.origin + feedAddress())}" rel="self" type="application/rss+xml"/>\n`,
      ...items,
      '</channel></rss>\n',
    ].join('');
  },
});
