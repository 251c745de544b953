import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { documentComponents } from '../../.storybook/docgen/document-components.ts';
import { inProject } from '../bootstrap/project.mjs';
import { readDeclarations } from './declarations.mjs';
import { entryFolders } from './entries.mjs';

/** The guide for coding assistants, see https://llmstxt.org. */
export const guideFile = inProject('llms.txt');

const introduction = `# witryna

> An accessible React 19 component kit for Polish online shops: ES modules with types, a style sheet a component, Polish texts with English ones beside them. Components work as plain HTML before their script comes, and on the server.

## Rules of use

- Install \`witryna\` beside React 19. Import \`witryna/global.css\` once, before anything else: layers, fonts, reset, themes. Component style sheets come with the components.
- Import a component from its own entry (\`witryna/button\`) or from \`witryna\`; both cost the same, unused ones cost nothing.
- No component takes \`className\` or \`style\`: say what you mean by props (\`tone\`, \`size\`), lay things out with Stack, Inline, Grid and Container, change looks by the custom properties named in \`witryna/tokens\`. Your own rules, which stand in no layer, win over those of the kit.
- Every control has a name: exactly one of \`label\`, \`aria-label\`, \`aria-labelledby\`, else it does not compile.
- Fields are native and uncontrolled: give \`name\` and \`defaultValue\`, read them from FormData. An \`error\` is the description of its field; do not announce it again.
- There is no \`disabled\` on buttons: \`unavailableReason\` says why a button does nothing now, \`isBusy\` that its work has begun.
- Polish is the default. \`<TextsProvider value={{ locale: 'en' }}>\` speaks English; \`overrides\` replaces single texts by \`namespace.key\`; \`catalogue\` brings any other language, whole (\`KitCatalogue\`).
- Themes: \`data-theme="light" | "dark" | "high-contrast"\` on \`<html>\`; without it the system decides. Forced colours always win.
- On a server, link \`witryna/all.css\` or let the browser's bundle bring the styles: under Node the components import none.
- Render \`<Announcer />\` once a page; \`announce(text)\` speaks.
- \`witryna/contract\` asks a shop: \`createShopClient({ baseUrl })\` has every call. It needs no React, runs in Node and in browsers, and is not part of \`witryna\` itself.

## Docs

- [Getting started](README.md): from an empty Vite app to a form that works, in five minutes
- [The client of the calls](contract-client.md): what \`witryna/contract\` asks, call by call
- [Changes](CHANGELOG.md): what changed, before and after
- The workshop (\`npm run storybook\` in the repository): every state of every component, its keyboard, what a screen reader says
`;

/**
 * The text under one heading of a component's page, as plain Markdown.
 *
 * @param {string} page
 * @param {string} heading
 */
function section(page, heading) {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return text
    .slice(heading.length)
    .replaceAll(/^<[\s\S]*?\/>$/gm, '')
    .trim();
}

/** @param {string} text on one line */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** @param {import('react-docgen').PropDescriptor} prop */
function typeOf({ tsType }) {
  if (tsType === undefined) return 'unknown';
  // A union over several lines begins with a bar.
  return oneLine('raw' in tsType && tsType.raw !== undefined ? tsType.raw : tsType.name).replaceAll(
    /^\| | \| undefined$/g,
    '',
  );
}

/** @param {[string, import('react-docgen').PropDescriptor]} prop */
function propLine([name, prop]) {
  const fallback = prop.defaultValue && !prop.defaultValue.computed ? ` = ${String(prop.defaultValue.value)}` : '';
  const description = prop.description ? `: ${oneLine(prop.description)}` : '';
  return `- \`${name}${prop.required ? '' : '?'}: ${typeOf(prop)}${fallback}\`${description}`;
}

/**
 * The functions, classes and values of an entry other than components, with their comments.
 *
 * @param {string} folder from the project's root
 * @param {Map<string, string>} declarations
 * @param {ReadonlySet<string>} components
 */
function otherExports(folder, declarations, components) {
  const own = [...declarations].filter(([file]) => file.startsWith(`${folder}/`));
  const index = own.flatMap(([file, text]) => (file.endsWith('/index.d.ts') ? [text] : [])).join('\n');
  const exported = [...index.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name) && !components.has(name));
  return exported.map((name) => {
    const comment = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?`;
    const pattern = new RegExp(
      `${comment}export declare (?:(?:function|const) (${name}\\b[\\s\\S]*?);(?=\\n(?:/\\*\\*|export|declare|type|interface|$))|(class ${name}\\b[^{]*?) \\{)`,
    );
    for (const [, text] of own) {
      const [, said = '', value, heading] = pattern.exec(text) ?? [];
      const signature = value ?? heading;
      if (signature !== undefined) {
        const description = oneLine(said.replaceAll(/^\s*\* ?/gm, ''));
        return `- \`${oneLine(signature)}\`${description ? `: ${description}` : ''}`;
      }
    }
    throw new Error(`The declaration of ${name}, which ${folder} exports, was not found.`);
  });
}

/** @param {string} name @param {string} folder from the project's root @param {Map<string, string>} declarations */
function describeEntry(name, folder, declarations) {
  const path = inProject(folder);
  const index = readFileSync(`${path}/index.ts`, 'utf8');
  const documented = readdirSync(path)
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|^testing\.tsx$/.test(file))
    .sort()
    .flatMap((file) => documentComponents(readFileSync(`${path}/${file}`, 'utf8'), `${path}/${file}`))
    .filter(({ displayName }) => displayName !== undefined && new RegExp(`\\b${displayName}\\b`).test(index));
  const page = existsSync(`${path}/${name}.mdx`) ? readFileSync(`${path}/${name}.mdx`, 'utf8') : '';
  const use = section(page, 'When to use it');
  const instead = section(page, 'Use this instead when');
  const others = otherExports(folder, declarations, new Set(documented.map(({ displayName = '' }) => displayName)));
  return [
    `## witryna/${name}`,
    ...(use ? [use] : []),
    ...(instead ? [`Use something else when:\n\n${instead}`] : []),
    ...documented.map(({ displayName = '', description = '', props = {} }) =>
      [
        `### ${displayName}`,
        ...(description ? [oneLine(description)] : []),
        ...(Object.keys(props).length > 0 ? [Object.entries(props).map(propLine).join('\n')] : []),
      ].join('\n\n'),
    ),
    ...(others.length > 0 ? [`### Also exported\n\n${others.join('\n')}`] : []),
  ].join('\n\n');
}

/** The kit's guide for coding assistants: rules of use, then every entry with its components and their props. */
export function describeKit() {
  const declarations = readDeclarations();
  const entries = Object.entries(entryFolders).map(([name, folder]) => describeEntry(name, folder, declarations));
  return `${[introduction.trim(), ...entries].join('\n\n')}\n`;
}
