import { readFileSync, readdirSync } from 'node:fs';
import type { Shop } from '../../e2e/support/shop.ts';

/** Linux's data about the shop's process. */
export interface ServerProcess {
  /** Processor time since its start, user and system, in milliseconds. */
  cpu(): number;
  /** The resident set and its peak, in MB of 2^20 bytes. */
  memory(): { readonly now: number; readonly peak: number };
  /** Open file descriptors: connections, files, the database. */
  openFiles(): number;
}

/** A tick of /proc/<pid>/stat, in milliseconds: Linux counts a hundred a second on every platform. */
const tick = 10;

/** The process of the last started shop; its pid is in the shop's log. */
export function serverProcess(shop: Shop): ServerProcess {
  const pid = [...shop.output().matchAll(/"event":"started","pid":(\d+)/g)].at(-1)?.[1];
  if (pid === undefined) throw new Error('The shop did not log its pid.');
  const statusOf = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return {
    cpu() {
      // The second field is the program's name, which may contain anything.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * tick;
    },
    memory: () => ({ now: statusOf('VmRSS'), peak: statusOf('VmHWM') }),
    openFiles: () => readdirSync(`/proc/${pid}/fd`).length,
  };
}
