import type { Report } from './report.ts';
import type { Waits } from './other-shopper.ts';

/** The longest waits that an attack may cause, in milliseconds. */
export interface AllowedWaits {
  /** Of the attacker, for an answer to one request. */
  readonly answer: number;
  /** Of everybody else. */
  readonly health: number;
  readonly page: number;
}

/** On a machine that does nothing else. */
const bars: AllowedWaits = { answer: 300, health: 100, page: 300 };
/** On a busy machine an idle shop is slow already: so many times as long as there. */
const timesIdle = 4;

/** What is allowed on this machine, measured by the waits of an idle shop. */
export function allowedWaits(idle: Waits): AllowedWaits {
  const slowest = Math.max(idle.health, idle.page);
  const [health, page, answer] = [
    Math.max(bars.health, timesIdle * idle.health),
    Math.max(bars.page, timesIdle * idle.page),
    Math.max(bars.answer, timesIdle * slowest),
  ].map(Math.round) as [number, number, number];
  return { answer, health, page };
}

/** Adds what was above a bar to the findings of an attack. */
export function judge(report: Report, allowed: AllowedWaits): Report {
  const { slowest = 0, health, page, memory, findings } = report;
  const above = [
    slowest > allowed.answer && `an answer took ${slowest} ms`,
    // Infinity, which JSON cannot hold, is null in a report: someone else was not answered.
    (health === null || health > allowed.health) && `/health took ${health} ms`,
    (page === null || page > allowed.page) && `a product page took ${page} ms`,
    memory > mostMemory && `${memory} MB of memory`,
  ].filter((line) => line !== false);
  return { ...report, findings: [...findings, ...above] };
}

/** The most memory that the shop may ever take, in MB. */
const mostMemory = 600;
