/** The first match counts: browsers also name their ancestors. */
const browsers: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * How its owner recognizes a browser: "Firefox, Windows". The rest of the header `User-Agent` is not kept: it reveals
 * more about a person than a list of sessions needs.
 *
 * @returns '' where neither is known
 */
export function browserKind(userAgent: string): string {
  const found = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [found(browsers), found(systems)].filter(Boolean).join(', ');
}
