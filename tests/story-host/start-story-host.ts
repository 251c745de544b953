import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStoryHost } from './build.ts';
import type { ListedStory } from './story-request.ts';

/** A server of all stories, on 127.0.0.1. */
export interface StoryHost {
  /** Its address without a trailing slash. */
  readonly url: string;
  /** Every story of kit and patterns. */
  readonly stories: ReadonlyArray<ListedStory>;
  stop(): Promise<void>;
}

export interface StoryHostOptions {
  /** The server process's time zone (IANA name); one other than the browser's reveals dependencies on it. */
  timeZone?: string;
  /** The server process's language, as in LANG. */
  language?: string;
}

/**
 * Builds the stories if their sources changed, and serves each as the shop serves its pages: rendered on the server,
 * hydrated in the browser, under a strict policy. See README.md beside.
 */
export async function startStoryHost({
  timeZone = 'Asia/Kathmandu',
  language = 'de_DE.UTF-8',
}: StoryHostOptions = {}): Promise<StoryHost> {
  const folder = await buildStoryHost();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), folder], {
    env: { PATH: process.env['PATH'], TZ: timeZone, LANG: language, LC_ALL: language },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`The story host ended with code ${String(code)}.`);
    }),
  ]);
  const [url] = first;
  return {
    url,
    stories: (await (await fetch(`${url}/stories.json`)).json()) as ReadonlyArray<ListedStory>,
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
