// Checks that imports point one way and past no wall of storefront/ (walls.mjs), and that modules were found: without a
// transpiler for this TypeScript the tool would find none and pass.
import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { runMain } from '../bootstrap/complaint.mjs';
import { inProject, root } from '../bootstrap/project.mjs';
import configuration from '../../.dependency-cruiser.mjs';
import { judgeWalls } from './walls.mjs';

/** Far below the project's number, far above that of a tool that cannot read it. */
const fewestModules = 50;
const fewestImports = 100;
const fewestFolders = 40;

await runMain(async () => {
  const { output } = await cruise(['tokens', 'components', 'patterns', 'storefront'], {
    baseDir: root,
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text where a result was asked for');
  const modules = output.modules.filter(({ source }) => /^(tokens|components|patterns|storefront)\//.test(source));
  const imports = modules.reduce((sum, module) => sum + module.dependencies.length, 0);
  for (const { from, to, rule } of output.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
  console.log(`${modules.length} modules with ${imports} imports looked at, ${output.summary.error} of them wrong`);
  if (modules.length < fewestModules || imports < fewestImports) {
    console.error(
      `Fewer than ${fewestModules} modules or ${fewestImports} imports: the check cannot read the sources, and proves nothing.`,
    );
    return 1;
  }
  const walls = judgeWalls(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        isType: dependencyTypes.includes('type-only'),
      })),
    ),
    JSON.parse(readFileSync(inProject('scripts/checks/walls.json'), 'utf8')),
  );
  for (const { rule, from, to } of walls.breaches) console.error(`${rule}: ${from} -> ${to}`);
  for (const { from, to } of walls.mended)
    console.error(`No breach any more, take it off walls.json: ${from} -> ${to}`);
  for (const circle of walls.circles) console.error(`circle of folders: ${circle.join(' <-> ')}`);
  console.log(
    `${walls.files} files of the shop with ${walls.imports} imports in ${walls.folders} folders: ` +
      `${walls.breaches.length} past a wall, ${walls.circles.length} circles of folders`,
  );
  if (walls.imports < fewestImports || walls.folders < fewestFolders) {
    console.error(
      `Fewer than ${fewestImports} imports or ${fewestFolders} folders of the shop: the check proves nothing.`,
    );
    return 1;
  }
  const faults = output.summary.error + walls.breaches.length + walls.mended.length + walls.circles.length;
  return faults > 0 ? 1 : 0;
});
