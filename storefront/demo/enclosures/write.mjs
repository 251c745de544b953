/**
 * Prints the sheets of sheets.json as tagged PDF, in Base64, to files.json: `node storefront/demo/enclosures/write.mjs`. Run it by hand after a change of
 * the texts; installing, building and testing never print.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const here = import.meta.dirname;
const sheets = JSON.parse(readFileSync(join(here, 'sheets.json'), 'utf8'));
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
await browser.close();
writeFileSync(join(here, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);
