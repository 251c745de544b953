import { createContext, runInContext } from 'node:vm';
import { build, type Rolldown } from 'vite';

/**
 * A module as in a browser: bundled and minified, in a context with the language alone, without Node's globals.
 *
 * @param entry path of the module
 */
export async function inTheBrowser<Module>(entry: string): Promise<Module> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'module' } },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  // Not of the language, but in every browser.
  const world = createContext({ TextEncoder });
  runInContext(output[0].code, world);
  return runInContext('module', world) as Module;
}
