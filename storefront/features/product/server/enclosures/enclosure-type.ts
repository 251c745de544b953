/** Types of files that shops enclose; others are only bytes. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** By the end of its name: "PDF" for readers, and its media type. */
export function typeOf(file: string): { name: string; mime: string } {
  const path = URL.parse(file)?.pathname ?? file;
  const end = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return { name: end.toUpperCase(), mime: types[end] ?? 'application/octet-stream' };
}
