import type { Attack, Outcome } from './attack.ts';
import type { Target } from './target.ts';

/** The result of an attack, and its cost. */
export interface Report extends Outcome {
  readonly name: string;
  /** The longest waits of another shopper meanwhile, in milliseconds; null for one without a response. */
  readonly health: number | null;
  readonly page: number | null;
  /** Processor time of the shop's process meanwhile, in milliseconds. */
  readonly cpu: number;
  /** The peak memory of the process so far, in MB. */
  readonly memory: number;
  readonly seconds: number;
}

const rounded = (wait: number): number | null => (Number.isFinite(wait) ? Math.round(wait) : null);

/** Runs an attack and watches the shop meanwhile. */
export async function observe(attack: Attack, target: Target, from: string): Promise<Report> {
  await target.waits();
  const began = performance.now();
  const cpu = target.process.cpu();
  const outcome = await attack.run(target, from);
  const { health, page } = await target.waits();
  return {
    name: attack.name,
    ...outcome,
    health: rounded(health),
    page: rounded(page),
    cpu: Math.round(target.process.cpu() - cpu),
    memory: Math.round(target.process.memory().peak),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}
