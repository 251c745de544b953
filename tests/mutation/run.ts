#!/usr/bin/env node
// Removes accessibility from the named components, piece by piece, and checks that a test fails. Started by
// `npm run audit:mutation`.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { mutationAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import shared from '../../vite.config.ts';
import { mutantsOf, mutateAll, type Mutant } from './mutants.ts';
import { writeTable } from './table.ts';

/** The share of mutants that tests must detect. */
const leastScore = 0.9;

const sourcesOf = (component: string) =>
  globSync(`components/${component}/*.{ts,tsx}`)
    .filter((file) => !/\.(test|stories|css|texts)\.tsx?$|\/(index|testing|texts)\.tsx?$/.test(file))
    .toSorted();

const noticed = fileURLToPath(new URL('./noticed.ts', import.meta.url));

interface Verdict {
  /** Tests that failed without a mutant. */
  readonly broken: ReadonlyArray<string>;
  readonly survivors: ReadonlyArray<Mutant>;
}

/** One Vitest for all components, with all their mutants asleep in the sources. */
async function startTests(mutants: ReadonlyArray<Mutant>) {
  const mutated = new Map(mutants.map(({ file }) => [resolve(file), mutants.filter((each) => each.file === file)]));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      reporters: [{}],
      include: [noticed],
      maxWorkers: 1,
      testTimeout: 30_000,
      // vanilla-extract 5.2.6 keeps its styles in the memory of one run.
      fsModuleCache: false,
      // Later errors of a mutant are no test's fault.
      dangerouslyIgnoreUnhandledErrors: true,
    },
    {
      plugins: [
        shared.plugins,
        {
          name: 'mutants',
          enforce: 'pre',
          // The sources as they were when the mutants were found: they may be edited meanwhile.
          transform: (_code, id) => {
            const own = mutated.get(id.split('?')[0]!);
            return own && { code: mutateAll(own, (mutant) => mutants.indexOf(mutant)), map: null };
          },
        },
      ],
    },
  );

  return {
    /** Runs the tests once per mutant, and before and after them without one. */
    async judge(files: ReadonlyArray<string>, own: ReadonlyArray<Mutant>): Promise<Verdict> {
      const testFiles = files.map((file) => resolve(file));
      vitest.provide('testFiles', testFiles);
      vitest.provide(
        'mutants',
        own.map((mutant) => mutants.indexOf(mutant)),
      );
      const specifications = await vitest.globTestSpecifications([noticed]);
      const [module] = (await vitest.runTestSpecifications(specifications)).testModules;
      const suites = module ? [...module.children.suites()] : [];
      const failedIn = (index: number) =>
        [...(suites[index]?.children.allTests('failed') ?? [])].map(
          (test) => `${test.fullName}: ${test.result().errors?.[0]?.message.split('\n')[0]}`,
        );
      const errors = module?.errors().map(({ message }) => message) ?? ['the tests did not start'];
      const ran = suites.length === own.length + 2 ? [] : ['the tests did not run for each mutant'];
      return {
        broken: [...errors, ...ran, ...failedIn(0), ...failedIn(own.length + 1)],
        survivors: own.filter((_, index) => failedIn(index + 1).length === 0),
      };
    },
    stop: () => vitest.close(),
  };
}

await runMain(async () => {
  const units: ReadonlyArray<{ name: string; tests: ReadonlyArray<string> }> = unitsOf(
    mutationAudit,
    process.argv.slice(2),
  );
  const taken = takenNow();
  const mutantsIn = new Map(
    units.map(({ name }) => [name, sourcesOf(name).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))]),
  );
  const tests = await startTests([...mutantsIn.values()].flat());
  let brokenUnits = 0;
  try {
    for (const unit of units) {
      const mutants = mutantsIn.get(unit.name)!;
      const { broken, survivors } = await tests.judge(unit.tests, mutants);
      if (broken.length > 0) {
        brokenUnits += 1;
        console.error(`${unit.name}: its tests fail without a mutant`);
        for (const fault of broken.slice(0, 5)) console.error(`  ${fault}`);
        continue;
      }
      const killed = mutants.length - survivors.length;
      const score = mutants.length === 0 ? null : Math.round((killed / mutants.length) * 1000) / 1000;
      const evidence = {
        component: unit.name,
        mutants: mutants.length,
        killed,
        /** The detected share; null if the component has nothing to remove. */
        score,
        survivors: survivors.map(({ file, line, what }) => `${file}:${line} ${what}`),
        findings:
          score !== null && score < leastScore ? [`only ${killed} of ${mutants.length} mutants are noticed`] : [],
      };
      await writeResult(mutationAudit, unit, evidence, taken);
      console.log(
        score === null
          ? `${unit.name}: no mutants`
          : `${unit.name}: ${killed} of ${mutants.length} mutants are noticed`,
      );
      for (const { file, line, what } of survivors) console.log(`  ${file}:${line} ${what} is not missed`);
    }
  } finally {
    await tests.stop();
  }
  await writeTable();
  return brokenUnits === 0 ? 0 : 1;
});
