/** Imports point one way: tokens <- components <- patterns <- storefront. */
const layers = ['tokens', 'components', 'patterns', 'storefront'];

const severity = /** @type {const} */ ('error');
const tests = '\\.(test|spec|stories)\\.tsx?$|/testing(/|\\.tsx?$)|^storefront/tests/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-know-nothing-above`,
      comment: `${layer}/ may import itself and what lies below it`,
      severity,
      from: { path: `^${layer}/` },
      to: { path: `^(${[...layers.slice(index + 1), 'tests', 'scripts'].join('|')})/` },
    })),
    {
      name: 'rules-and-contract-without-react',
      comment:
        'The server and the browser obey the very same rules: no React, no styles, no components there, not even by a detour',
      severity,
      from: { path: '^patterns/(rules|contract)/', pathNot: tests },
      to: { path: '^node_modules/(react|react-dom|@vanilla-extract)/', reachable: true },
    },
    {
      name: 'storefront-does-not-reach-into-tests',
      severity,
      from: { path: '^storefront/', pathNot: tests },
      to: { path: `^(tests|scripts)/|${tests}` },
    },
    {
      name: 'images-are-decoded-in-one-place',
      comment:
        'The queue of storefront/platform/decoding bounds the memory of the process; what decodes beside it does not count',
      severity,
      from: {
        path: '^storefront/',
        pathNot: `${tests}|^storefront/(demo/|platform/decoding/decode-image\\.ts$)`,
      },
      to: { path: '^node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-demo-is-only-seeded',
      comment: 'Who sells is what the settings of the shop say; a page that asks the demo catalogue sells in its name',
      severity,
      from: {
        path: '^(patterns|storefront)/',
        pathNot: `${tests}|^storefront/(demo/load|store/open-store)\\.ts$`,
      },
      to: { path: '^storefront/demo/(shop\\.json|load\\.ts)$' },
    },
    {
      name: 'no-circles',
      severity,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity,
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@storybook/|mdast$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storefront/demo/(studio|pictures|source-images))/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
