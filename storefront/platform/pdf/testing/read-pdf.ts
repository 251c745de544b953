import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a document's structure, as screen readers get it. */
export interface ReadElement {
  role: string;
  alt?: string;
  /** The text drawn inside it, children included; every space and line break is one space. */
  text: string;
  children: ReadonlyArray<ReadElement>;
}

export interface ReadPage {
  /** The roots of its part of the structure. */
  elements: ReadonlyArray<ReadElement>;
  /** Text of the page outside every element, but in artifacts. */
  artifacts: string;
  /** Text neither in an element nor in an artifact: screen readers lose it. */
  stray: string;
}

export interface ReadPdf {
  title: string;
  lang: string | null;
  /** Whether it says that it is PDF/UA. */
  isUniversal: boolean;
  isMarked: boolean;
  /** Whether windows show the title instead of the file's name. */
  showsTitle: boolean;
  bookmarks: ReadonlyArray<string>;
  fonts: ReadonlyArray<string>;
  pages: ReadonlyArray<ReadPage>;
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: ReadonlyArray<Node>;
}

/** Reads a PDF back, by pdf.js, which shares no code with what writes it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const fonts = new Set<string>();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [content, tree] = await Promise.all([
      page.getTextContent({ includeMarkedContent: true, disableNormalization: true }),
      page.getStructTree(),
    ]);
    const byId = new Map<string, string>();
    const open: Array<{ tag: string; id: string | null }> = [];
    let [artifacts, stray] = ['', ''];
    for (const item of content.items) {
      if ('str' in item) {
        if (item.fontName && item.str.trim() !== '') fonts.add(item.fontName);
        const text = item.str + (item.hasEOL ? '\n' : '');
        const id = open.findLast((one) => one.id !== null)?.id;
        if (id !== undefined && id !== null) byId.set(id, (byId.get(id) ?? '') + text);
        else if (open.some(({ tag }) => tag === 'Artifact')) artifacts += text;
        else stray += text.trim();
      } else if (item.type === 'endMarkedContent') open.pop();
      else {
        // The types lack the tag.
        const { tag = '', id = null } = item as { tag?: string; id?: string };
        open.push({ tag, id });
      }
    }
    // The tree of a page has the whole elements that it shows a part of: those without content here are left out.
    const isHere = (node: Node): boolean => node.id !== undefined || (node.children ?? []).some(isHere);
    const read = (whole: Node): ReadElement => {
      const node = { ...whole, children: (whole.children ?? []).filter(isHere) };
      const children = node.children.filter(({ role }) => role !== undefined).map(read);
      const own = (node.children ?? []).map((child) => (child.id === undefined ? null : byId.get(child.id)));
      let at = 0;
      const text = (node.children ?? [])
        .map((child, index) => own[index] ?? (child.role ? children[at++]!.text : ''))
        .join(' ');
      return {
        role: node.role!,
        ...(node.alt !== undefined && { alt: node.alt }),
        text: text.replaceAll(/[ \n]+/g, ' ').trim(),
        children,
      };
    };
    pages.push({ elements: tree ? read(tree).children : [], artifacts, stray });
  }
  const preferences = (await pdf.getViewerPreferences()) as Map<string, unknown> | null;
  const read: ReadPdf = {
    title: facts.Title ?? '',
    lang: facts.Language ?? null,
    isUniversal: metadata?.get('pdfuaid:part') === '1',
    // pdf.js's types say otherwise.
    isMarked: ((await pdf.getMarkInfo()) as unknown as Map<string, unknown> | null)?.get('Marked') === true,
    showsTitle: preferences?.get('DisplayDocTitle') === true,
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    fonts: [...fonts],
    pages,
  };
  await task.destroy();
  return read;
}

/** All elements of a role, in reading order. */
export const elementsOf = ({ pages }: Pick<ReadPdf, 'pages'>, role: string): ReadElement[] => {
  const inside = (element: ReadElement): ReadElement[] => [
    ...(element.role === role ? [element] : []),
    ...element.children.flatMap(inside),
  ];
  return pages.flatMap(({ elements }) => elements.flatMap(inside));
};
