import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';
import { markdownProblem } from './markdown-problem.ts';
import { levelsOf, openingText, parseMarkdown, safeAddress } from '../../markdown/parse-markdown.ts';
import { readDocument, writeDocument } from './read-document.ts';

const shown = (text: string) =>
  renderToStaticMarkup(<MarkdownText content={parseMarkdown(text).children} title="Tekst" />);

describe('hostile Markdown', () => {
  it.each(
    [
      ['<script>alert(1)</script>', 'html'],
      ['<img src=x onerror=alert(1)>', 'html'],
      ['Tekst <b onclick="alert(1)">gruby</b>', 'html'],
      ['<style>*{display:none}</style>', 'html'],
      ['<!-- komentarz -->', 'html'],
      ['[kliknij](javascript:alert(1))', 'link'],
      ['[kliknij](JaVaScRiPt:alert(1))', 'link'],
      ['[kliknij](java&#x0A;script:alert(1))', 'link'],
      ['[kliknij](data:text/html,alert)', 'link'],
      ['[kliknij](//example.org)', 'link'],
      ['[kliknij](/\\example.org)', 'link'],
      ['<javascript:alert(1)>', 'link'],
      ['[kliknij][x]\n\n[x]: javascript:alert(1)', 'reference'],
      ['![obraz](https://example.org/a.png)', 'foreignPicture'],
      ['![obraz](../../tajne.png)', 'foreignPicture'],
      ['![obraz](javascript:alert(1))', 'foreignPicture'],
      ['tekst ![obraz](a.png) tekst', 'picturePlace'],
      ['![](a.png)', 'pictureWords'],
      ['>'.repeat(100_000), 'tooDense'],
      ['- '.repeat(50_000), 'tooDense'],
      ['['.repeat(100_000), 'tooDense'],
      ['![['.repeat(30_000), 'tooDense'],
      ['>'.repeat(900), 'tooDeep'],
      ['1. '.repeat(400), 'tooDeep'],
      ['a'.repeat(200_001), 'tooLong'],
      ['', 'noText'],
    ].map(([text, kind]) => [text!.slice(0, 40), kind!, text!] as const),
  )('%s is refused as %s, and would be harmless', (_, kind, text) => {
    expect(markdownProblem(text)?.kind).toBe(kind);
    const html = shown(text);
    expect(html).not.toMatch(/<(script|style|img|b |iframe)|\son\w+=|="javascript:|="data:|example\.org"/i);
  });

  // The worst that is read at all: ten paragraphs as full of marks as they may be.
  it.each(['*a ', '`', '<a', '![a](b', '***b ', '[a', '_a* ', '&', '| a '])(
    '%s, again and again, is read quickly',
    (mark) => {
      const marks = mark.match(/[*_`<>!&|\\[\]]/g)!.length;
      const block = mark.repeat(Math.floor(990 / marks));
      const text = `${block}\n\n`.repeat(10);
      const before = process.threadCpuUsage();
      expect(['tooDense', 'tooLong', 'tooDeep']).not.toContain(markdownProblem(text)?.kind);
      shown(text);
      // Of the processor, in microseconds: other work of the machine does not count.
      expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000);
    },
  );

  it.each(['/regulamin', '#opinie', 'https://example.org/a', 'mailto:a@b.pl', 'tel:+48123456789'])(
    'lets %s lead there',
    (address) => expect(safeAddress(address)).toBe(address),
  );
});

describe('a text', () => {
  it('fits the outline of its page: its highest headings come below the title, and none is left out', () => {
    const { children } = parseMarkdown('### A\n\n##### B\n\n###### C\n\n### D');
    expect([...levelsOf(children, 2).values()]).toEqual([2, 3, 4, 2]);
    expect([...levelsOf(parseMarkdown('# A\n\n###### B').children, 3).values()]).toEqual([3, 4]);
  });

  it('has lists, quotes, tables, emphasis and links as elements of the kit', () => {
    const html = shown(
      'Ważne *słowo* i **drugie**, [zwroty](/zwroty).\n\n1. raz\n2. dwa\n\n> cytat\n\n| A | B |\n|---|--:|\n| x | 1 |\n\n---\n\n`kod`',
    );
    for (const part of [
      '<em>słowo</em>',
      '<strong>drugie</strong>',
      'href="/zwroty"',
      '<ol',
      '<blockquote',
      '<table',
      '<code>kod</code>',
    ])
      expect(html).toContain(part);
    expect(openingText('Raz **dwa**.\n\nTrzy.\n\n## Dalej\n\nNie.')).toBe('Raz dwa.\nTrzy.');
  });
});

describe('a file', () => {
  const read = (text: string, name = 'jak-prac') => {
    const answer = readDocument(text, name, 'post');
    return answer.kind === 'read' ? answer.document : answer.problem;
  };

  it('has its title in the front matter or in its first line', () => {
    expect(read('---\ntitle: Len\nlead: Krótko\nproducts: [1001]\ndate: 2026-12-01\n---\n\nTekst.')).toMatchObject({
      slug: 'jak-prac',
      title: 'Len',
      lead: 'Krótko',
      body: 'Tekst.',
      details: { productIds: [1001] },
      publishedAt: Date.parse('2026-12-01T00:00:00+01:00'),
    });
    expect(read('# Len *biały*\r\n\r\nTekst.')).toMatchObject({
      title: 'Len biały',
      body: 'Tekst.',
      publishedAt: undefined,
    });
    expect(read('---\ndraft: true\n---\n# Len\n\nTekst.')).toMatchObject({ publishedAt: null });
  });

  it.each([
    ['---\ntitle: [\n---\nTekst', { kind: 'yaml' }],
    ['---\na: &x 1\ntitle: *x\n---\nTekst', { kind: 'yaml' }],
    ['---\ntytuł: Len\n---\nTekst', { kind: 'field', line: 2, text: 'tytuł' }],
    ['---\ntitle: Len\nproducts: all\n---\nTekst', { kind: 'value', line: 3 }],
    ['---\ntitle: Len\ndate: 2026-02-30\n---\nTekst', { kind: 'value', line: 3 }],
    ['---\ntitle: Len\npicture: ../len.jpg\n---\nTekst', { kind: 'value', line: 3 }],
    ['---\ntitle: Len\nkind: page\nlead: x\n---\nTekst', { kind: 'field', text: 'lead' }],
    ['---\ntitle: Len\n---\n\nTekst\n\n<b>x</b>', { kind: 'html', line: 7 }],
    ['# Len\n\nTekst\n\n[x](ftp://x.pl)', { kind: 'link', line: 5 }],
    ['Tekst', { kind: 'noTitle' }],
    ['# Len', { kind: 'noText' }],
    ['# Len\n\n\u0000', { kind: 'control', line: 3 }],
  ])('%j is refused at its place', (text, problem) => expect(read(text)).toMatchObject(problem));

  it('with a name that is no address is refused', () => {
    expect(read('# Len\n\nTekst.', 'Jak prać')).toMatchObject({ kind: 'badSlug' });
    expect(readDocument('# Len\n\nTekst.', 'len')).toMatchObject({ problem: { kind: 'noKind' } });
  });

  it('is written again as it was read', () => {
    const text = '---\ntitle: "Len: biały"\nlead: Krótko\ndate: 2026-12-01\ncategory: 2\n---\n\nTekst.\n';
    const first = read(text) as Extract<ReturnType<typeof readDocument>, { kind: 'read' }>['document'];
    const again = writeDocument({ ...first, details: first.details, publishedAt: first.publishedAt! });
    expect(read(again)).toEqual(first);
  });
});
