/** Comes with React, which every island waits for: its name would not pay for its bytes. */
const isRuntime = /** @param {string} file */ (file) => file.includes('rolldown-runtime');

/**
 * The files that an entry needs only through its own imports: a browser that learns of them from those asks for each level a round trip
 * later.
 *
 * @param {{ fileName: string, imports: ReadonlyArray<string> }} entry
 * @param {ReadonlyMap<string, ReadonlyArray<string>>} importsOf by file
 * @returns {string[]}
 */
export function laterImports(entry, importsOf) {
  const reached = new Set(entry.imports);
  for (const file of reached) for (const next of importsOf.get(file) ?? []) reached.add(next);
  return [...reached].filter((file) => file !== entry.fileName && !entry.imports.includes(file) && !isRuntime(file));
}

/**
 * Lets each entry name all the files that it needs, as Rollup does (`hoistTransitiveImports`) and rolldown does not. They run in the same
 * order: an entry's own imports still come first.
 */
export function earlyImports() {
  return {
    name: 'early-imports',
    /** @param {unknown} _ @param {Record<string, any>} bundle */
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const names = laterImports(entry, importsOf).map((file) => file.slice(file.lastIndexOf('/') + 1));
        entry.code += names.map((name) => `import"./${name}";`).join('');
      }
    },
  };
}
