import { preview } from 'vite';
import { run } from '../../../scripts/bootstrap/child.mjs';
import { programOf } from '../../../scripts/bootstrap/project.mjs';
import { built } from './built.ts';

/** Builds the workshop the way `npm run storybook:build` does, and serves it from files until the tests are done. */
export default async function serveWorkshop(): Promise<() => Promise<void>> {
  const { code } = await run(programOf('storybook'), ['build', '--quiet', '--output-dir', built]);
  if (code !== 0) throw new Error(`The workshop could not be built (exit code ${code}).`);
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: 'localhost', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The workshop is served at no port.');
  process.env['WORKSHOP_ORIGIN'] = `http://localhost:${address.port}`;
  return () => server.close();
}
