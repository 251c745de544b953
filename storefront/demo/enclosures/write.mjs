/**
 * Prints the sheets of sheets.json as tagged PDF, and the book of book.json as PDF and EPUB, in Base64, to files.json: `node storefront/demo/enclosures/write.mjs`. Run it by hand after a change of
 * the texts; installing, building and testing never print.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { chromium } from 'playwright';

const here = import.meta.dirname;
const read = (name) => JSON.parse(readFileSync(join(here, name), 'utf8'));
const sheets = read('sheets.json');
const book = read('book.json');
const font = (name) =>
  readFileSync(join(here, '../../../node_modules/@fontsource-variable/hanken-grotesk/files', name)).toString('base64');
const face = (name, range) =>
  `@font-face { font-family: Hanken; font-weight: 100 900; src: url(data:font/woff2;base64,${font(name)}); unicode-range: ${range}; }`;
const style = `
  ${face('hanken-grotesk-latin-wght-normal.woff2', 'U+0000-00FF, U+2013-201E')}
  ${face('hanken-grotesk-latin-ext-wght-normal.woff2', 'U+0100-024F')}
  body { font: 12pt/1.6 Hanken, sans-serif; color: #1B2430; }
  h1 { font-size: 22pt; line-height: 1.3; }
  li { margin-block: 4mm; }
  .scale { width: 100mm; border-top: 1mm solid #1B2430; margin-top: 12mm; }
  footer { margin-top: 16mm; font-size: 10pt; color: #5F594E; }`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const page = await browser.newPage();
/** @type {Record<string, string>} */
const files = {};
for (const { file, language, title, steps, scale } of sheets) {
  await page.setContent(`<!doctype html><html lang="${language}"><title>${title}</title><style>${style}</style>
    <h1>${title}</h1><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
    ${scale ? '<div class="scale">100 mm</div>' : ''}
    <footer>Sień · pomoc@sien.example</footer></html>`);
  const printed = await page.pdf({
    format: 'A4',
    tagged: true,
    margin: { top: '25mm', left: '25mm', right: '25mm' },
  });
  files[file] = printed.toString('base64');
}
const chapterOf = ({ title, paragraphs }) => `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
await page.setContent(`<!doctype html><html lang="${book.language}"><title>${book.title}</title><style>${style}
    h2 { margin-top: 12mm; font-size: 15pt; break-after: avoid; } p { orphans: 3; widows: 3; }</style>
    <h1>${book.title}</h1><p>${book.lead}</p>${book.chapters.map(chapterOf).join('')}<footer>Sień · pomoc@sien.example</footer></html>`);
const pdf = await page.pdf({
  format: 'A5',
  tagged: true,
  outline: true,
  margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
});
files[`${book.file}.pdf`] = pdf.toString('base64');
files[`${book.file}.epub`] = epub(book).toString('base64');
await browser.close();
writeFileSync(join(here, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);

/** An EPUB 3.3 with one document a chapter. */
function epub({ file, language, title, lead, chapters }) {
  const document = (heading, body) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"><head><title>${heading}</title></head><body>${body}</body></html>\n`;
  const pages = chapters.map((chapter, index) => ({
    name: `chapter-${index + 1}`,
    title: chapter.title,
    text: document(chapter.title, `<section>${chapterOf(chapter)}</section>`),
  }));
  const contents = `<h1>${title}</h1><p>${lead}</p><nav epub:type="toc"><h2>Spis treści</h2><ol>${pages
    .map((one) => `<li><a href="${one.name}.xhtml">${one.title}</a></li>`)
    .join('')}</ol></nav>`;
  const features = ['structuralNavigation', 'tableOfContents', 'readingOrder'];
  const meta = [
    ...['textual'].map((value) => ['accessMode', value]),
    ...['textual'].map((value) => ['accessModeSufficient', value]),
    ...features.map((value) => ['accessibilityFeature', value]),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', 'Nagłówki, spis treści i kolejność czytania; książka nie ma ilustracji.'],
  ];
  const item = (name, more = '') =>
    `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${more}/>`;
  const opf = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:sien:${file}</dc:identifier><dc:title>${title}</dc:title><dc:language>${language}</dc:language><dc:creator>Sień</dc:creator><meta property="dcterms:modified">2026-11-01T00:00:00Z</meta>
${meta.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`).join('\n')}</metadata>
<manifest>${item('contents', ' properties="nav"')}${pages.map((one) => item(one.name)).join('')}</manifest>
<spine><itemref idref="contents"/>${pages.map((one) => `<itemref idref="${one.name}"/>`).join('')}</spine>
</package>
`;
  const container =
    '<?xml version="1.0"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';
  return zip([
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', container],
    ['book/package.opf', opf],
    ['book/contents.xhtml', document(title, contents)],
    ...pages.map((one) => [`book/${one.name}.xhtml`, one.text]),
  ]);
}

/** A ZIP archive without compression: an EPUB's first entry has to be readable as it is. */
function zip(entries) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)];
    // Version 2.0, names in UTF-8, stored, 1 January 2026.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(0x5c21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, path, bytes);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, tail, path);
    offset += 30 + path.length + bytes.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, one) => sum + one.length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
