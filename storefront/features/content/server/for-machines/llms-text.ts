import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { informationAddress, type InformationName } from '../../../../shared/information-addresses.ts';
import { sitemapAddress } from '../sitemap/index.ts';
import { llmsTexts } from './llms.texts.ts';
import { textCall } from './text-call.ts';

const pages = [
  'delivery',
  'returns',
  'faq',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies ReadonlyArray<InformationName>;

/** What the shop is and where what stands, for language models (llmstxt.org): a heading, a summary, lists of links. */
export const llmsTextCall = textCall({
  name: 'llms-text',
  paths: ['/llms.txt'],
  type: 'text/markdown',
  async write({ store, settings, texts, url }) {
    const t = translator(llmsTexts, texts);
    const link = (name: string, address: string) => `- [${name.replaceAll(/[[\]]/g, '')}](${url.origin}${address})`;
    const [categories, titles] = await Promise.all([store.catalogue.categories(), store.content.titles('page')]);
    // The shop writes the one about accessibility itself.
    const written = pages.filter((name) => name === 'accessibility' || titles.some(({ slug }) => slug === name));
    return [
      `# ${settings.shopName}`,
      '',
      ...(settings.shopLead ? [`> ${settings.shopLead}`, ''] : []),
      `## ${t('departments')}`,
      '',
      ...categories
        .filter(({ productCount }) => productCount > 0)
        .map(({ id, name, slug }) => link(name, addressOf('category', { id, slug }))),
      '',
      `## ${t('rules')}`,
      '',
      ...written.map((name) => link(t(name), informationAddress(name))),
      link(t('orderLookup'), addressOf('order-lookup')),
      link(t('withdrawal'), addressOf('withdrawal')),
      '',
      '## Optional',
      '',
      link(t('sitemap'), sitemapAddress),
      '',
    ].join('\n');
  },
});
