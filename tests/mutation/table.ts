#!/usr/bin/env node
// Writes the mutation results into docs/accessibility/mutation.md, between its marks, at the end of the audit.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { mutationAudit } from '../../scripts/audits/audits.mjs';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { formatted } from '../../scripts/format.mjs';

/** The parts of a committed result in the table. */
export interface MutationResult {
  readonly component: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: ReadonlyArray<string>;
}

const page = inProject('docs/accessibility/mutation.md');
const marks = /(?<=<!-- results -->\n)[\s\S]*(?=<!-- \/results -->)/;

const percent = (killed: number, mutants: number) =>
  mutants === 0 ? 'none' : `${Math.floor((killed / mutants) * 1000) / 10} %`;

/**
 * The table as Markdown: a row per component, those without mutants listed below, and all survivors.
 * @param results in any order
 */
export function tableOf(results: ReadonlyArray<MutationResult>): string {
  const sorted = results.toSorted((one, other) => one.component.localeCompare(other.component, 'en'));
  const wired = sorted.filter(({ mutants }) => mutants > 0);
  const sum = (field: 'mutants' | 'killed') => wired.reduce((total, result) => total + result[field], 0);
  const row = (name: string, mutants: number, killed: number) =>
    `| ${name} | ${mutants} | ${killed} | ${percent(killed, mutants)} |`;
  const survivors = sorted.flatMap((result) => result.survivors);
  return [
    '| component | mutants | noticed | score |\n| --- | ---: | ---: | ---: |',
    ...wired.map(({ component, mutants, killed }) => row(component, mutants, killed)),
    row('**all**', sum('mutants'), sum('killed')),
    '',
    `Nothing of their own to take away: ${sorted
      .filter(({ mutants }) => mutants === 0)
      .map(({ component }) => component)
      .join(', ')}.`,
    '',
    survivors.length === 0
      ? 'No mutant survives.'
      : `Survivors:\n\n${survivors.map((each) => `- \`${each}\``).join('\n')}`,
    '',
  ].join('\n');
}

/** The page with the committed results. */
export async function pageWithResults(): Promise<string> {
  const files = globSync(`${inProject(mutationAudit.results)}/*.json`);
  const results = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as MutationResult);
  const text = readFileSync(page, 'utf8').replace(marks, () => `\n${tableOf(results)}\n`);
  return formatted(page, text);
}

export const writeTable = async (): Promise<void> => writeFileSync(page, await pageWithResults());

if (process.argv.includes('--write')) await writeTable();
