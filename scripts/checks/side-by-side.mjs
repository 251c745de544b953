/**
 * What runs at once: checks that stand next to each other, and can run beside others, are a group; whatever else is one by itself.
 *
 * @template {{ isParallel?: boolean }} Check
 * @param {ReadonlyArray<Check>} checks
 * @returns {Check[][]} in the order of the checks
 */
export function groupsOf(checks) {
  /** @type {Check[][]} */
  const groups = [];
  for (const check of checks) {
    const last = groups.at(-1);
    if (check.isParallel && last?.at(-1)?.isParallel) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/**
 * Does all of the tasks, at most so many at a time, beginning in their order. One light task runs beside them: it mostly waits.
 *
 * @template Task, Result
 * @param {ReadonlyArray<Task>} tasks
 * @param {number} atOnce
 * @param {(task: Task) => Promise<Result>} run
 * @param {(task: Task) => boolean} [isLight] none by default
 * @returns {Promise<Result[]>} what came of each, in the order of the tasks
 */
export async function sideBySide(tasks, atOnce, run, isLight = () => false) {
  /** @type {Result[]} */
  const results = [];
  const left = new Map(tasks.entries());
  /** @param {(task: Task) => boolean} takes */
  const lane = async (takes) => {
    for (;;) {
      const next = [...left].find(([, task]) => takes(task));
      if (!next) return;
      const [index, task] = next;
      left.delete(index);
      results[index] = await run(task);
    }
  };
  const lanes = Array.from({ length: atOnce }, () => lane(() => true));
  await Promise.all([...lanes, lane(isLight)]);
  return results;
}
