import { LineCounter, parseDocument } from 'yaml';
import { momentOf, fromIsoDate, toIsoDate } from '../../../../../components/dates/index.ts';
import { calendarDay, WARSAW } from '../../../../../patterns/rules/warsaw-time.ts';
import type { ContentKind, WrittenContent } from '../../store/content-rows.ts';
import { markdownProblem, type MarkdownProblem } from './markdown-problem.ts';
import { longestMarkdown, parseMarkdown, wordsOf } from '../../markdown/parse-markdown.ts';

/** A text file as the shop takes it, without its pictures. */
export interface ContentDocument extends Omit<WrittenContent, 'details'> {
  details: Pick<WrittenContent['details'], 'note' | 'categoryId' | 'productIds'>;
  /** The file of the picture for lists. */
  picture: string | null;
}

export type DocumentProblem =
  | MarkdownProblem
  | { kind: 'control'; line: number }
  | { kind: 'noKind' | 'badSlug' | 'noTitle'; text: string }
  | { kind: 'yaml' | 'field' | 'value'; line: number; text: string };

export type ReadDocument = { kind: 'read'; document: ContentDocument } | { kind: 'wrong'; problem: DocumentProblem };

const wrong = (problem: DocumentProblem): ReadDocument => ({ kind: 'wrong', problem });

/** Control characters, and the sign that stands for bytes that are no UTF-8. */
const unshowable = /(?!\t)[\p{Cc}\ufffd]/u;
const slugs = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pictureFile = /^[\w][\w. -]{0,79}\.(?:jpe?g|png|webp|avif|gif)$/i;
const kinds: ReadonlyArray<unknown> = ['page', 'post', 'news'];

const isLine = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest && !unshowable.test(value);
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The first moment of a day in Warsaw; null for no day. @param date "2026-11-26" */
function startOfDay(date: string): number | null {
  try {
    return momentOf({ day: fromIsoDate(date), minutes: 0 }, WARSAW);
  } catch {
    return null;
  }
}

/** What each field of the front matter may hold. */
const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  kind: (value) => kinds.includes(value),
  slug: (value) => typeof value === 'string' && value.length <= 80 && slugs.test(value),
  title: (value) => isLine(value, 200),
  lead: (value) => isLine(value, 500),
  note: (value) => isLine(value, 300),
  date: (value) => typeof value === 'string' && startOfDay(value) !== null,
  draft: (value) => typeof value === 'boolean',
  picture: (value) => typeof value === 'string' && pictureFile.test(value),
  category: isId,
  products: (value) => Array.isArray(value) && value.length <= 12 && value.every(isId),
};

/** A page is shown as soon as it is published, and in no list. */
const notOfPages = ['lead', 'date', 'draft', 'picture', 'category', 'products'];

const head = /^---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;

/**
 * A text in Markdown with its front matter (YAML between two lines `---`), or a title in the first line (`# Title`).
 *
 * @param name the name of the file without `.md`: its place in the address, unless the front matter has another
 * @param folder the folder's kind of text, if it has one
 */
export function readDocument(typed: string, name: string, folder: ContentKind | null = null): ReadDocument {
  if (typed.length > longestMarkdown) return wrong({ kind: 'tooLong' });
  const text = typed.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const odd = text.split('\n').findIndex((line) => unshowable.test(line));
  if (odd >= 0) return wrong({ kind: 'control', line: odd + 1 });

  const [whole = '', yaml = ''] = head.exec(text) ?? [];
  const read = readFields(yaml);
  if ('kind' in read) return wrong(read);
  const given = read.values;
  const rest = text.slice(whole.length);
  const first = parseMarkdown(rest).children[0];
  const isTitled = given['title'] === undefined && first?.type === 'heading' && first.depth === 1;
  const title = (isTitled ? wordsOf(first) : ((given['title'] as string | undefined) ?? '')).trim();
  const body = (isTitled ? rest.slice(first.position!.end.offset) : rest).trim();
  const kind = (given['kind'] as ContentKind | undefined) ?? folder;
  const slug = (given['slug'] as string | undefined) ?? name;
  const foreign = kind === 'page' ? notOfPages.find((field) => field in given) : undefined;
  if (foreign !== undefined) return wrong({ kind: 'field', line: 1, text: foreign });
  if (kind === null) return wrong({ kind: 'noKind', text: name });
  if (!fields['slug']!(slug)) return wrong({ kind: 'badSlug', text: slug });
  if (!isLine(title, 200)) return wrong({ kind: 'noTitle', text: name });
  const problem = markdownProblem(body);
  if (problem) {
    // Lines are counted in the file.
    const before = text.slice(0, text.length - rest.length + (rest.indexOf(body) > 0 ? rest.indexOf(body) : 0));
    return wrong('line' in problem ? { ...problem, line: problem.line + before.split('\n').length - 1 } : problem);
  }
  const note = given['note'] as string | undefined;
  const categoryId = given['category'] as number | undefined;
  const productIds = given['products'] as ReadonlyArray<number> | undefined;
  const date = given['date'] as string | undefined;
  return {
    kind: 'read',
    document: {
      kind,
      slug,
      title,
      lead: (given['lead'] as string | undefined)?.trim() ?? '',
      body,
      details: {
        ...(note !== undefined && { note }),
        ...(categoryId !== undefined && { categoryId }),
        ...(productIds !== undefined && { productIds }),
      },
      picture: (given['picture'] as string | undefined) ?? null,
      publishedAt: given['draft'] === true ? null : date === undefined ? undefined : startOfDay(date)!,
    },
  };
}

/** The fields of the front matter; keys and values that mean nothing are refused, so that no typing error is lost. */
function readFields(yaml: string): { values: Readonly<Record<string, unknown>> } | DocumentProblem {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines });
  const [error] = document.errors;
  // The front matter begins on the second line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (error) return { kind: 'yaml', line: lineAt(error.pos[0]), text: error.code };
  let values: unknown;
  try {
    values = document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    return { kind: 'yaml', line: 2, text: 'ALIAS' };
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { kind: 'yaml', line: 2, text: 'MAP' };
  const lineOf = (key: string) => 1 + Math.max(1, yaml.split('\n').findIndex((line) => line.startsWith(key)) + 1);
  for (const [key, value] of Object.entries(values as Record<string, unknown>)) {
    if (!Object.hasOwn(fields, key)) return { kind: 'field', line: lineOf(key), text: key };
    if (!fields[key]!(value)) return { kind: 'value', line: lineOf(key), text: key };
  }
  return { values: values as Record<string, unknown> };
}

/** An entry as a file again, for `content show`. */
export function writeDocument(entry: Omit<WrittenContent, 'publishedAt'> & { publishedAt: number | null }): string {
  const { kind, title, lead, body, details, publishedAt } = entry;
  const values = {
    kind,
    title,
    ...(lead && { lead }),
    ...(details.note !== undefined && { note: details.note }),
    ...(kind !== 'page' && publishedAt !== null && { date: toIsoDate(calendarDay(publishedAt)) }),
    ...(kind !== 'page' && publishedAt === null && { draft: true }),
    ...(details.picture && { picture: details.picture.file }),
    ...(details.categoryId !== undefined && { category: details.categoryId }),
    ...(details.productIds !== undefined && { products: details.productIds }),
  };
  const front = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...front, '---', '', body, ''].join('\n');
}
