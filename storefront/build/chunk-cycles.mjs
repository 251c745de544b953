/**
 * Files of the browser's build that import each other in a ring: the first of them to run finds the others empty, and only a
 * page shows it.
 *
 * @param {ReadonlyArray<{ fileName: string, imports: ReadonlyArray<string> }>} chunks
 * @returns {string[] | null} one ring in the order of its imports; null if there is none
 */
export function chunkCycle(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set();
  /** @type {(file: string, path: ReadonlyArray<string>) => string[] | null} */
  const follow = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const found = follow(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const found = follow(fileName, []);
    if (found) return found;
  }
  return null;
}
