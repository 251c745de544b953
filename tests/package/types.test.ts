import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../full-run.ts';
import { moduleEntries, useConsumer } from './support/consumer.ts';

const consumer = useConsumer();
const entries = moduleEntries(consumer.manifest);

/** The compiler that a package finds when it resolves TypeScript. */
const compilerOf = (from: NodeJS.Require): string =>
  join(dirname(from.resolve('typescript/package.json')), 'bin', 'tsc');

const require = createRequire(import.meta.url);
// attw's TypeScript 5: not all users have the newest one.
const fromAttw = createRequire(require.resolve('@arethetypeswrong/cli/package.json'));
const fromAttwCore = createRequire(fromAttw.resolve('@arethetypeswrong/core/package.json'));
const compilers = [
  ['7', compilerOf(require)],
  ['5', compilerOf(fromAttwCore)],
] as const;
const resolutions = [
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'NodeNext', moduleResolution: 'nodenext' },
] as const;

/** Imports everything, with errors that must not compile. */
const program = `
import 'witryna/global.css';
import 'witryna/all.css';
${entries.map((entry, index) => `import * as entry${index} from '${entry}';`).join('\n')}
import { Button, IconButton, Stack, TextField, defineTexts, icons } from 'witryna';
import type { ButtonProps, IconShape } from 'witryna';
import { atLeast, vars } from 'witryna/tokens';

const bag: IconShape = icons.bag;
const tone: ButtonProps['tone'] = 'primary';
export const wide: string = atLeast(3) + vars.color.ink;
export const everything = [${entries.map((_, index) => `entry${index}`).join(', ')}];
export const right = (
  <Stack space={24}>
    <Button tone={tone} icon={bag} onClick={(event) => event.currentTarget.focus()}>Do koszyka</Button>
    <TextField label="Imię" name="first" autoComplete="given-name" />
  </Stack>
);

// @ts-expect-error -- no such tone
export const noSuchTone = <Button tone="loud">Do koszyka</Button>;
// @ts-expect-error -- a button without words
export const noWords = <Button />;
// @ts-expect-error -- a control without a name
export const noName = <IconButton icon={icons.bag} />;
// @ts-expect-error -- a control with two names
export const twoNames = <IconButton icon={icons.bag} label="Koszyk" aria-label="Koszyk" />;
// @ts-expect-error -- looks are no prop
export const looks = <Button className="mine">Do koszyka</Button>;
// @ts-expect-error -- a translation with a key missing
export const untranslated = defineTexts('mine', { pl: { one: 'Jeden', two: 'Dwa' }, en: { one: 'One' } });
`;

/** The older compiler is five times slower, so a normal run has it resolve as Node does: bundlers are more lenient. */
const resolutionsOf = (version: '5' | '7') => (version === '5' && !isFullRun ? resolutions.slice(1) : resolutions);

describe.each(compilers)('TypeScript %s', (version, compiler) => {
  it('is that version', () => {
    expect(consumer.run(compiler, '--version')).toMatch(new RegExp(`^Version ${version}\\.`));
  });

  it.each(resolutionsOf(version))('resolves every entry by $moduleResolution, and rejects errors', (resolution) => {
    consumer.write('program.tsx', program);
    consumer.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          ...resolution,
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          // Also checks the kit's own declarations, with only what users have.
          skipLibCheck: false,
          noUncheckedSideEffectImports: true,
          types: [],
        },
        files: ['program.tsx'],
      }),
    );
    expect(complaintsOf(() => consumer.run(compiler, '--project', 'tsconfig.json'))).toBe('');
  });
});

/** The compiler's output; it fails when it finds something. */
function complaintsOf(compile: () => string): string {
  try {
    return compile();
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
