#!/usr/bin/env node
// Starts the shop (or the named command) on a machine that has only Node 20 and npm:
// `node scripts/start.mjs [shop|build|dev|storybook]`. Node's built-ins only: nothing may be installed yet.
import { build, ensureBuilt, serverEntry } from './bootstrap/build.mjs';
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { checkNodeVersion, checkPortIsFree, portOf } from './bootstrap/machine.mjs';
import { inProject, programOf, projectNode } from './bootstrap/project.mjs';

/** Reports a taken port before anything is installed or built. */
const checkPort = () => checkPortIsFree(portOf(process.env.PORT), process.env.HOST || '127.0.0.1');
const nothing = async () => {};

/** @type {Record<string, { before: () => Promise<void>, main: () => Promise<{ code: number } | void> }>} */
const commands = {
  shop: {
    before: checkPort,
    main: async () => {
      await ensureBuilt();
      return run(projectNode, [serverEntry]);
    },
  },
  dev: { before: checkPort, main: () => run(projectNode, [inProject('storefront', 'build', 'dev.mjs')]) },
  build: { before: nothing, main: build },
  storybook: { before: nothing, main: () => run(programOf('storybook'), ['dev', '--port', '6006', '--ci']) },
};

await runMain(async () => {
  checkNodeVersion();
  const name = process.argv[2] ?? 'shop';
  const command = commands[name];
  if (!command) throw new Complaint(`"${name}" cannot be started; choose one of ${Object.keys(commands).join(', ')}.`);
  stopTreeOnSignals();
  await command.before();
  await ensureInstalled();
  return (await command.main())?.code;
});
