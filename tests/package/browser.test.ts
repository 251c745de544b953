import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/package/measure.mjs';
import { isFullRun } from '../full-run.ts';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/bootstrap/chromium.mjs';
import { buildStories } from './support/stories.ts';
import { moduleEntries, useConsumer } from './support/consumer.ts';

const consumer = useConsumer();

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags });
});
afterAll(() => browser?.close());

describe('importing the whole kit', () => {
  const entries = moduleEntries(consumer.manifest);
  const packages = Object.keys(consumer.manifest.dependencies);

  /** Modules run in the order of their imports: what others wrote, then the watcher, then the kit, then the report. */
  const modules = {
    'probe/main.js': `
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
${packages.map((name) => `import '${name}';`).join('\n')}
import './watch.js';
${entries.map((entry, index) => `import * as entry${index} from '${entry}';`).join('\n')}
import './report.js';
export const kit = [${entries.map((_, index) => `entry${index}`).join(', ')}];
`,
    'probe/watch.js': `
const calls = [];
/** Writes down each call of a method. */
const watch = (owner, ...methods) => methods.forEach((method) => {
  const original = owner[method];
  owner[method] = function (...parameters) {
    calls.push(method);
    return Reflect.apply(original, this, parameters);
  };
});
watch(EventTarget.prototype, 'addEventListener');
watch(window, 'setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask', 'fetch', 'matchMedia');
watch(CustomElementRegistry.prototype, 'define');
watch(Document.prototype, 'createElement', 'querySelector', 'querySelectorAll', 'getElementById');
watch(MutationObserver.prototype, 'observe');
watch(IntersectionObserver.prototype, 'observe');
const look = () => ({ page: document.documentElement.outerHTML, globals: Object.keys(window) });
window.probe = { calls, look };
window.probe.before = look();
`,
    'probe/report.js': `
const { calls, before, look } = window.probe;
window.probe.report = { calls: [...calls], before, after: look() };
document.querySelector('body');
window.probe.control = calls.slice(window.probe.report.calls.length);
`,
  };

  it('does nothing to the page: no element, no listener, no timer, no request', async () => {
    for (const [file, text] of Object.entries(modules)) consumer.write(file, text);
    await build({
      root: consumer.folder,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: 'probe/dist',
        rolldownOptions: {
          input: join(consumer.folder, 'probe/main.js'),
          preserveEntrySignatures: 'strict',
          // What is loaded at a press comes along: one script is the whole kit.
          output: { entryFileNames: 'probe.js', codeSplitting: false },
        },
        // Else Vite itself creates an element, to find out how to load modules ahead.
        modulePreload: { polyfill: true },
      },
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setContent('<!doctype html><html lang="pl"><head><title>Strona</title></head><body></body></html>');
    const script = readFileSync(join(consumer.folder, 'probe/dist/probe.js'), 'utf8');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'probe' in window && 'control' in (window.probe as object));
    const { report, control } = await page.evaluate(() => (window as unknown as { probe: Probe }).probe);
    await page.close();
    expect(errors).toEqual([]);
    expect(report.calls).toEqual([]);
    expect(report.after).toEqual(report.before);
    // The watcher does see what is called.
    expect(control).toEqual(['querySelector']);
  });
});

interface Look {
  readonly page: string;
  readonly globals: ReadonlyArray<string>;
}
interface Probe {
  readonly report: { readonly calls: ReadonlyArray<string>; readonly before: Look; readonly after: Look };
  readonly control: ReadonlyArray<string>;
}

/** The same shuffle each time: the order of the hashes. */
const shuffled = (items: ReadonlyArray<string>, seed: string): ReadonlyArray<string> => {
  const place = (item: string) => createHash('sha256').update(seed).update(item).digest('hex');
  return items.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
};

describe('the order of imports', () => {
  const { files, kit, read } = consumer;
  /** The sheet that says in which order the layers stand: every module imports it first. */
  const layers = 'styles/tokens/layers.css';
  /** The sheets of all modules, and the page's own. A bundler may put them in whatever order it comes upon them. */
  const sheets = files.filter((file) => /^styles\/(?!all\.css).*\.css$/.test(file) && file !== layers);
  // The reversed order already turns every pair of sheets round.
  const shuffles = isFullRun ? ['one', 'two'] : [];
  const orders = [sheets, sheets.toReversed(), ...shuffles.map((seed) => shuffled(sheets, seed))];
  const styles = orders.map((order) => [layers, ...order].map(read).join('\n'));
  /** The same rules with the layers the other way round: proof that the order matters. */
  const upsideDown = `@layer storefront, patterns, components, tokens, reset;\n${styles[0]}`;
  let shown: number;
  let html: string;

  beforeAll(async () => {
    await buildStories(consumer.folder, 'stories');
    consumer.write(
      'print.mjs',
      `import { renderToString } from 'react-dom/server';
import { stories } from './stories/stories.js';
const shown = stories.filter(({ tags }) => tags.includes('every-theme'));
console.log(JSON.stringify(shown.map(({ element }, index) => renderToString(element, { identifierPrefix: 's' + index }))));
`,
    );
    const pages = JSON.parse(consumer.run('print.mjs')) as ReadonlyArray<string>;
    shown = pages.length;
    html = pages.join('');
  });

  /** A page with all components and these styles. */
  const open = async (style: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
    await page.route('**/*', (route) => route.abort());
    await page.setContent(
      `<!doctype html><html lang="pl"><head><title>Strona</title><style>${style}</style></head><body>${html}</body></html>`,
    );
    return page;
  };

  /** One picture of all components, with these styles. */
  const picture = async (style: string): Promise<Buffer> => {
    const page = await open(style);
    const taken = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: 120_000 });
    await page.close();
    return taken;
  };

  it('begins with the layers, whatever a user imports first', async () => {
    const first = { 'witryna/button': '{ Button }', 'witryna/global.css': '' };
    for (const entries of [Object.entries(first), Object.entries(first).toReversed()]) {
      const code = entries.map(([entry, names]) => (names ? `export ${names} from '${entry}';` : `import '${entry}';`));
      const { style } = (await bundle(consumer.folder, code.join('\n'))) as { style: string };
      const named = [...style.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) => names.split(','));
      expect([...new Set(named)]).toEqual(['reset', 'tokens', 'components', 'patterns', 'storefront']);
      expect(style).toContain('@font-face');
    }
  });

  it('changes the order of the rules', () => {
    expect(sheets.length).toBeGreaterThan(25);
    expect(shown).toBeGreaterThan(25);
    expect(new Set(styles).size).toBe(orders.length);
    expect(new Set(styles.map((style) => style.length)).size).toBe(1);
  });

  // The properties below prove it for every element; the pixels prove it again.
  it.for(isFullRun ? ['any component'] : [])('changes no pixel of %s', { timeout: 300_000 }, async () => {
    const first = await picture(styles[0]!);
    for (const style of styles.slice(1)) expect((await picture(style)).equals(first)).toBe(true);
    // The layers make it so.
    expect((await picture(upsideDown)).equals(first)).toBe(false);
  });

  it('changes no property of any element, nor of what stands before and after it', { timeout: 120_000 }, async () => {
    const page = await open(styles[0]!);
    const changed = await page.evaluate(
      (others) => {
        const elements = [...document.body.querySelectorAll('*')];
        const pseudos = [undefined, '::before', '::after'];
        /** The properties that any rule sets: no other can change. */
        const set = (rule: CSSRule): ReadonlyArray<string> => [
          ...('style' in rule ? (rule.style as CSSStyleDeclaration) : []),
          ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(set) : []),
        ];
        const names = [...new Set([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(set)))];
        const looks = () =>
          elements.flatMap((element) =>
            pseudos.map((pseudo) => {
              const style = getComputedStyle(element, pseudo);
              // Without content there is nothing before or after an element.
              if (pseudo && style.content === 'none') return '';
              return names.map((name) => style.getPropertyValue(name)).join('; ');
            }),
          );
        const first = looks();
        return others.map((style) => {
          document.querySelector('style')!.textContent = style;
          const now = looks();
          return elements
            .filter((_, index) =>
              pseudos.some((_pseudo, at) => now[index * pseudos.length + at] !== first[index * pseudos.length + at]),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120));
        });
      },
      [...styles.slice(1), upsideDown],
    );
    await page.close();
    const control = changed.pop();
    expect(changed).toEqual(styles.slice(1).map(() => []));
    expect(control?.length).toBeGreaterThan(100);
  });

  it('is that of all.css too, which has every sheet once', () => {
    const all = readFileSync(join(kit, 'styles', 'all.css'), 'utf8');
    expect(sheets.filter((sheet) => all.split(read(sheet)).length !== 2)).toEqual([]);
    expect(all.startsWith(read(layers))).toBe(true);
  });
});
