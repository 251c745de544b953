import { markdownProblem } from '../../features/content/index.ts';
import type { PublishedPage } from '../../features/content/store.ts';

/** The most characters of a page: the longest terms are far below. */
export const longestPage = 200_000;

export type PageProblem =
  | 'tooLong'
  | 'noTitle'
  | 'noText'
  | 'emptyHeading'
  | 'emptySection'
  | 'headingTwice'
  | 'control'
  | 'unshown';

export type ReadPage =
  | { kind: 'read'; page: PublishedPage }
  /** `line` counts from 1. */
  | { kind: 'wrong'; problem: PageProblem; line: number };

const wrong = (problem: PageProblem, line: number): ReadPage => ({ kind: 'wrong', problem, line });

/** Control characters, and the sign that stands for bytes that are no UTF-8. */
const unshowable = /(?!\t)[\p{Cc}\ufffd]/u;

/**
 * A page from a file in Markdown: `# title` in the first line, `## heading` before each section. Text before the first
 * heading is a section without one. What the page would not show, such as HTML, is refused.
 */
export function readPage(typed: string): ReadPage {
  if (typed.length > longestPage) return wrong('tooLong', 1);
  const lines = typed.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const odd = lines.findIndex((line) => unshowable.test(line));
  if (odd >= 0) return wrong('control', odd + 1);
  const title = /^#\s+(.{1,200})$/.exec(lines[0]?.trim() ?? '')?.[1]?.trim();
  if (!title) return wrong('noTitle', 1);

  const sections: Array<{ heading: string | null; paragraphs: string[]; line: number }> = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length === 0) return;
    if (sections.length === 0) sections.push({ heading: null, paragraphs: [], line: 2 });
    sections.at(-1)!.paragraphs.push(paragraph.join(' '));
    paragraph = [];
  };
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (index === 0) continue;
    if (!/^##(\s|$)/.test(text)) {
      if (text === '') end();
      else paragraph.push(text);
      continue;
    }
    end();
    const heading = text.slice(2).trim();
    if (heading === '') return wrong('emptyHeading', index + 1);
    if (sections.some((section) => section.heading === heading)) return wrong('headingTwice', index + 1);
    sections.push({ heading, paragraphs: [], line: index + 1 });
  }
  end();
  if (sections.length === 0) return wrong('noText', 1);
  const empty = sections.find(({ paragraphs }) => paragraphs.length === 0);
  if (empty) return wrong('emptySection', empty.line);
  const body = lines.slice(1).join('\n').trim();
  const problem = markdownProblem(body);
  if (problem) return wrong('unshown', 'line' in problem ? problem.line + 1 : 1);
  return { kind: 'read', page: { title, body } };
}

/** The same text again, for `pages show`. */
export const writePage = ({ title, body }: PublishedPage): string => `# ${title}\n\n${body}`;
