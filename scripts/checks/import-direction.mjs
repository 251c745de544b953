// Proves that imports point one way, and that modules were looked at: without a transpiler for this TypeScript the tool would find none and pass.
import { cruise } from 'dependency-cruiser';
import { runMain } from '../bootstrap/complaint.mjs';
import { root } from '../bootstrap/project.mjs';
import configuration from '../../.dependency-cruiser.mjs';

/** Far below what the project has, far above what a tool sees that cannot read it. */
const fewestModules = 50;
const fewestImports = 100;

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
  return output.summary.error > 0 ? 1 : 0;
});
