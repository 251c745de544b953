import { join } from 'node:path';

/** What the browser's build imports of React, and the file of its package behind each name. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * React comes as CommonJS, of which a bundler takes all or nothing. Written as ES modules, what no island uses of it stays
 * away: 2.4 kB of every island's page.
 */
export function treeShakenReact(root) {
  const pathOf = (name) => join(root, 'node_modules', files[name]);
  const paths = new Set(Object.keys(files).map(pathOf));
  return {
    name: 'tree-shaken-react',
    enforce: 'pre',
    resolveId: { order: 'pre', handler: (id) => (Object.hasOwn(files, id) ? pathOf(id) : undefined) },
    transform: {
      order: 'pre',
      handler(code, id) {
        if (paths.has(id)) return { code: asModule(code, id), map: null };
        // A copy of all React has, to look whether `useId` is among it: it is.
        if (id.includes('/node_modules/downshift/'))
          return { code: code.replaceAll('_extends({}, React)', 'React'), map: null };
        // Names of hooks put together at run time, for versions of React without them: the bundler would keep all of React.
        if (id.includes('/node_modules/@radix-ui/'))
          return { code: code.replace(/React\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React.$1'), map: null };
        // A default import of React, of which a module has none: the hook is imported by its name.
        if (id.includes('/node_modules/react-aria/') || id.includes('/node_modules/react-stately/'))
          return { code: withoutDefaultReact(code), map: null };
        return undefined;
      },
    },
  };
}

/** `import $a$react, { b } from "react"` as `import * as $a$react` and the names, and its computed members as plain ones. */
function withoutDefaultReact(code) {
  return code
    .replace(/^import (\$\w+\$react)(?:, (\{[^}]*\}))? from "react";/m, (_, react, names) =>
      [`import * as ${react} from "react";`, names && `import ${names} from "react";`].filter(Boolean).join(' '),
    )
    .replace(/\(0, (\$\w+\$react)\)(?:\['(\w+)'\])?/g, (_, react, member) => (member ? `${react}.${member}` : react));
}

/** React's builds state what they need in one declaration at the top, and each export in a statement of its own. */
function asModule(code, id) {
  const names = new Set();
  const body = code
    .replace(/^var ((?:\w+ = require\("[^"]+"\)[,;]\s*)+)/m, (_, needed) =>
      needed.replace(/(\w+) = require\(("[^"]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replace(/\bexports\.(\w+)/g, (_, name) => {
      names.add(name);
      return `export_${name}`;
    });
  if (/\b(require|exports)\b/.test(body)) throw new Error(`"${id}" is no longer written as this build knows it.`);
  const exported = [...names];
  // What is given its value once and for all can be left away; the rest is few.
  const constants = exported.filter((name) => body.split(`export_${name} =`).length === 2);
  const variables = exported.filter((name) => !constants.includes(name));
  return [
    variables.map((name) => `let export_${name};`).join('\n'),
    constants.reduce((text, name) => text.replace(`\nexport_${name} =`, `\nconst export_${name} =`), body),
    `export { ${exported.map((name) => `export_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
