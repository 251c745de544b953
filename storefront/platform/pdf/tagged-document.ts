import PDFDocument from 'pdfkit';
import brygada from './fonts/brygada-1918-500.ttf?inline';
import regular from './fonts/hanken-grotesk-400.ttf?inline';
import bold from './fonts/hanken-grotesk-600.ttf?inline';
import { themes } from '../../../tokens/themes.ts';
import { currentLanguage } from '../languages/current-language.ts';

/** A document for reading and printing; screen readers get its structure (ISO 32000-1, 14.8). */
export interface TaggedDocument {
  heading(level: 1 | 2, text: string): void;
  paragraph(text: string, look?: 'body' | 'small' | 'strong'): void;
  /** Short sections side by side, each with a heading and its lines; two in a row. */
  sections(sections: ReadonlyArray<Section>): void;
  list(items: ReadonlyArray<string>): void;
  table(table: Table): void;
  /** The bytes. Nothing may be added afterwards. */
  end(): Promise<Uint8Array>;
}

export interface Section {
  heading: string;
  lines: ReadonlyArray<string>;
}

export interface Table {
  /** The text over it, which names it. */
  caption: string;
  /** Widths are shares of the page's width; numbers stand at the end. */
  columns: ReadonlyArray<{ name: string; width: number; isNumber?: boolean }>;
  /** The first cell of a row is its header. `note` stands small under it. */
  rows: ReadonlyArray<{ cells: ReadonlyArray<string>; note?: string; isStrong?: boolean }>;
}

export interface DocumentFacts {
  title: string;
  /** The shop: the mark over the first page, and the author. */
  shopName: string;
  /** In small letters under every page, before "strona 1 z 2". */
  footer: string;
  page: (number: number, of: number) => string;
  /** When it is written, in epoch milliseconds. */
  now: number;
}

/** Which letters a font has is known to pdfkit's own font alone. */
interface Drawing {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

const bytesOf = (inline: string): Buffer => Buffer.from(inline.slice(inline.indexOf(',') + 1), 'base64');
const fonts = { display: bytesOf(brygada), body: bytesOf(regular), strong: bytesOf(bold) };
type FontName = keyof typeof fonts;

const { color } = themes.light;
/** In points. */
const margin = 56;
const sizes = { mark: 20, h1: 24, h2: 13, body: 10.5, small: 9 };
const gap = { line: 4, block: 10, section: 20 };

type Element = PDFKit.PDFStructureElement;
type Draw = () => void;

/**
 * Begins a document. Every text is drawn inside an element of the structure; lines, and what repeats on each page, are artifacts.
 * Work and memory are linear in what is added.
 */
export function taggedDocument(facts: DocumentFacts): TaggedDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + 20, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    // pdfkit's types lack it.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: currentLanguage() === 'en' ? 'en-GB' : 'pl-PL',
    displayTitle: true,
    info: { Title: facts.title, Author: facts.shopName, Creator: facts.shopName, CreationDate: new Date(facts.now) },
    font: fonts.body as unknown as string,
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);

  const root = doc.struct('Document');
  doc.addStructure(root);
  const left = margin;
  const width = doc.page.width - 2 * margin;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  /** Adds an element that draws at once. @param options pdfkit's types do not know the scope of a header */
  const put = (parent: Element, type: string, draw: Draw, options: object = {}) =>
    void parent.add(doc.struct(type, options, [draw]));
  const within = (parent: Element, type: string, fill: (own: Element) => void): void => {
    const own = doc.struct(type);
    parent.add(own);
    fill(own);
    own.end();
  };
  const artifact = (draw: Draw, options: object = { type: 'Layout' }) => {
    doc.markContent('Artifact', options);
    draw();
    doc.endMarkedContent();
  };
  const set = (font: FontName, size: number, fill: string) => doc.font(font).fontSize(size).fillColor(fill);
  const room = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage();
  };
  const rule = (y: number, ink: string) =>
    artifact(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(ink)
        .stroke(),
    );
  /** Letters that no font has, those of other scripts, would be drawn as nothing and read as nothing. */
  const known = (text: string): string => {
    const { font } = (doc as unknown as Drawing)._font;
    return Array.from(text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' '), (letter) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? letter : '?',
    ).join('');
  };
  const write = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions) =>
    doc.text(known(text), x, y, { lineGap: 1.5, ...options });

  put(
    root,
    'Figure',
    () => {
      // The gable of the shop over its name.
      doc
        .moveTo(left, margin - 4)
        .lineTo(left + 14, margin - 14)
        .lineTo(left + 28, margin - 4);
      doc.lineWidth(1.6).strokeColor(color.action).stroke();
      set('display', sizes.mark, color.ink);
      write(facts.shopName, left, margin, { width });
    },
    { alt: facts.shopName, bbox: [left, margin - 16, left + width, margin + 28] },
  );
  doc.y += gap.section;

  const heading = (level: 1 | 2, text: string, x = left, across = width) => {
    set(level === 1 ? 'display' : 'strong', level === 1 ? sizes.h1 : sizes.h2, color.ink);
    put(root, `H${level}`, () => write(text, x, doc.y, { width: across }));
    doc.y += level === 1 ? gap.block : gap.line;
  };
  const paragraph = (text: string, look: 'body' | 'small' | 'strong', x = left, across = width) => {
    set(
      look === 'strong' ? 'strong' : 'body',
      look === 'small' ? sizes.small : sizes.body,
      look === 'small' ? color.muted : color.ink,
    );
    put(root, 'P', () => write(text, x, doc.y, { width: across }));
    doc.y += gap.line;
  };

  return {
    heading(level, text) {
      room(80);
      if (level === 2) doc.y += gap.section;
      heading(level, text);
      doc.outline.addItem(text);
    },
    paragraph: (text, look = 'body') => paragraph(text, look),
    sections(sections) {
      const half = (width - 24) / 2;
      for (let index = 0; index < sections.length; index += 2) {
        room(110);
        const top = doc.y + gap.section;
        let end = top;
        for (const [column, section] of sections.slice(index, index + 2).entries()) {
          const x = left + column * (half + 24);
          doc.y = top;
          heading(2, section.heading, x, half);
          for (const line of section.lines) paragraph(line, 'body', x, half);
          end = Math.max(end, doc.y);
        }
        doc.y = end;
      }
    },
    list(items) {
      within(root, 'L', (list) => {
        for (const item of items) {
          set('body', sizes.body, color.ink);
          room(30);
          within(list, 'LI', (own) => put(own, 'LBody', () => write(item, left, doc.y, { width })));
          doc.y += gap.line;
        }
      });
    },
    table({ caption, columns, rows }) {
      const starts: number[] = [];
      columns.reduce((x, column) => (starts.push(x), x + column.width * width), left);
      const box = (index: number) => ({
        x: starts[index]!,
        width: columns[index]!.width * width - (index < columns.length - 1 ? 10 : 0),
        align: columns[index]!.isNumber ? ('right' as const) : ('left' as const),
      });
      const cell = (text: string, index: number, y: number) => {
        const { x, ...options } = box(index);
        write(text, x, y, options);
      };
      const heightOf = (text: string, index: number) =>
        doc.heightOfString(known(text), { lineGap: 1.5, width: box(index).width });
      const headers = (draw: (text: string, index: number, y: number) => void) => {
        const y = doc.y;
        set('strong', sizes.small, color.muted);
        const height = Math.max(...columns.map(({ name }, index) => heightOf(name, index)));
        for (const [index, { name }] of columns.entries()) draw(name, index, y);
        doc.y = y + height + gap.line;
        rule(doc.y, color.ink);
        doc.y += gap.line;
      };
      room(90);
      within(root, 'Table', (table) => {
        within(table, 'Caption', (own) => {
          doc.y += gap.section;
          set('strong', sizes.h2, color.ink);
          put(own, 'P', () => write(caption, left, doc.y, { width }));
          doc.y += gap.block;
        });
        within(table, 'TR', (row) =>
          headers((text, index, y) => put(row, 'TH', () => cell(text, index, y), { scope: 'Column' })),
        );
        for (const { cells, note, isStrong } of rows) {
          const font: FontName = isStrong ? 'strong' : 'body';
          set(font, sizes.body, color.ink);
          const heights = cells.map(heightOf);
          set('body', sizes.small, color.muted);
          const noteHeight = note ? heightOf(note, 0) + 2 : 0;
          const height = Math.max(...heights, (heights[0] ?? 0) + noteHeight);
          if (doc.y + height + gap.block > bottom()) {
            doc.addPage();
            // Repeated for the eye alone: the structure has one row of headers.
            headers((text, index, y) => artifact(() => cell(text, index, y), { type: 'Pagination' }));
          }
          const y = doc.y + gap.line;
          within(table, 'TR', (row) => {
            for (const [index, text] of cells.entries())
              put(
                row,
                index === 0 ? 'TH' : 'TD',
                () => {
                  set(font, sizes.body, color.ink);
                  // Spaces divide the words of a cell from those of the next.
                  cell(text, index, y);
                  if (index > 0 || !note) return;
                  set('body', sizes.small, color.muted);
                  cell(` ${note}`.trimStart(), 0, y + heights[0]! + 2);
                },
                index === 0 ? { scope: 'Row' } : {},
              );
          });
          doc.y = y + height + gap.line;
          rule(doc.y, color.line);
        }
      });
    },
    async end() {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        // Else text at the foot begins another page.
        doc.page.margins.bottom = 0;
        set('body', sizes.small, color.muted);
        artifact(
          () => {
            const y = doc.page.height - margin;
            doc.text(known(facts.footer), left, y, { width: width * 0.7, lineBreak: false });
            doc.text(facts.page(index + 1, count), left, y, { width, align: 'right', lineBreak: false });
          },
          { type: 'Pagination' },
        );
      }
      const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}
