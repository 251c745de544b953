import { parse } from 'yaml';
import type { EnglishTexts, News, Page, Post } from '../types/content.ts';
import texts from './texts.json' with { type: 'json' };

/** A text with its front matter, as the operator's command `content add` takes it; the demo counts days from its start. */
function entryOf([slug, text]: [string, string]): { slug: string; body: string } {
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? ['', ''];
  return { slug, ...(parse(yaml) as object), body: text.slice(whole.length).trim() };
}

const entriesOf = (folder: Readonly<Record<string, string>>): ReadonlyArray<unknown> =>
  Object.entries(folder).map(entryOf);

const newestFirst = (a: { daysAgo: number }, b: { daysAgo: number }): number => a.daysAgo - b.daysAgo;

/** The demo's pages, articles and news; catalogue.test.ts checks them. */
export const loadTexts = () => ({
  pages: (entriesOf(texts.pages) as ReadonlyArray<Page>).toSorted((a, b) => a.position - b.position),
  posts: (entriesOf(texts.posts) as ReadonlyArray<Post>).toSorted(newestFirst),
  news: (entriesOf(texts.news) as ReadonlyArray<News>).toSorted(newestFirst),
});

/** The same texts in English; catalogue.test.ts checks that none is missing. */
export const loadEnglishTexts = (): EnglishTexts =>
  ({
    pages: entriesOf(texts.en.pages),
    posts: entriesOf(texts.en.posts),
    news: entriesOf(texts.en.news),
  }) as EnglishTexts;
