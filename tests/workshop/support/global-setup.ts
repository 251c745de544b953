import { run } from '../../../scripts/bootstrap/child.mjs';
import { programOf } from '../../../scripts/bootstrap/project.mjs';
import { built } from './built.ts';

/** Builds the workshop the way `npm run storybook:build` does. */
export default async function build(): Promise<void> {
  const { code } = await run(programOf('storybook'), ['build', '--quiet', '--output-dir', built]);
  if (code !== 0) throw new Error(`The workshop could not be built (exit code ${code}).`);
}
