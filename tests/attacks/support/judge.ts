import type { Report } from './report.ts';
import type { Waits } from './other-shopper.ts';

/** The longest waits that an attack may cause, in milliseconds. */
export interface AllowedWaits {
  /** The attacker's wait for one response. */
  readonly answer: number;
  /** Everyone else's. */
  readonly health: number;
  readonly page: number;
}

/** On an otherwise idle machine. */
const bars: AllowedWaits = { answer: 300, health: 100, page: 300 };
/** On a busy machine even an idle shop is slow: this many times its waits. */
const timesIdle = 4;

/** The limits on this machine, scaled by the waits of an idle shop. */
export function allowedWaits(idle: Waits): AllowedWaits {
  const slowest = Math.max(idle.health, idle.page);
  const [health, page, answer] = [
    Math.max(bars.health, timesIdle * idle.health),
    Math.max(bars.page, timesIdle * idle.page),
    Math.max(bars.answer, timesIdle * slowest),
  ].map(Math.round) as [number, number, number];
  return { answer, health, page };
}

/** Adds exceeded limits to the findings of an attack. */
export function judge(report: Report, allowed: AllowedWaits): Report {
  const { slowest = 0, health, page, memory, findings } = report;
  const above = [
    slowest > allowed.answer && `an answer took ${slowest} ms`,
    // Infinity, which JSON cannot hold, is null in a report: a request got no response.
    (health === null || health > allowed.health) && `/health took ${health} ms`,
    (page === null || page > allowed.page) && `a product page took ${page} ms`,
    memory > mostMemory && `${memory} MB of memory`,
  ].filter((line) => line !== false);
  return { ...report, findings: [...findings, ...above] };
}

/** The most memory that the shop may ever take, in MB. */
const mostMemory = 600;
