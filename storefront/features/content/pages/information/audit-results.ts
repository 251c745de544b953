/*
 * Results of the committed audits (docs/audits), as far as the accessibility statement names them: the build takes them, so a shop
 * states what was found about the sources it was built from.
 */
const resultsOf = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../docs/audits/pages/*.json', {
  eager: true,
  import: 'results',
});
const widthOf = import.meta.glob<number>('../../../../../docs/audits/pages/*.json', { eager: true, import: 'width' });
const pageFindings = import.meta.glob<ReadonlyArray<unknown>>('../../../../../docs/audits/pages/*.json', {
  eager: true,
  import: 'findings',
});
const pageDays = import.meta.glob<string>('../../../../../docs/audits/pages/*.json', { eager: true, import: 'day' });
const partFindings = import.meta.glob<ReadonlyArray<unknown>>('../../../../../docs/audits/stories/*.json', {
  eager: true,
  import: 'findings',
});
const partDays = import.meta.glob<string>('../../../../../docs/audits/stories/*.json', { eager: true, import: 'day' });

export interface AuditResults {
  /** YYYY-MM-DD of the latest audit, and of the latest one of whole pages. */
  day: string;
  pageDay: string;
  /** How many states of pages were audited, and in windows of which widths. */
  states: number;
  widths: ReadonlyArray<number>;
  /** How many parts of pages were audited. */
  parts: number;
  /** What is still wrong. */
  findings: number;
}

const latest = (days: ReadonlyArray<string>): string => days.toSorted().at(-1) ?? '';

/** What the latest audits of pages and their parts found. */
export const auditResults: AuditResults = {
  day: latest([...Object.values(pageDays), ...Object.values(partDays)]),
  pageDay: latest(Object.values(pageDays)),
  states: new Set(Object.values(resultsOf).flatMap(Object.keys)).size,
  widths: Object.values(widthOf).toSorted((a, b) => a - b),
  parts: Object.keys(partFindings).length,
  findings: [...Object.values(pageFindings), ...Object.values(partFindings)].flat().length,
};
