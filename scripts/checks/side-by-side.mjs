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
 * Does all of the tasks, at most so many at a time, beginning in their order.
 *
 * @template Task, Result
 * @param {ReadonlyArray<Task>} tasks
 * @param {number} atOnce
 * @param {(task: Task) => Promise<Result>} run
 * @returns {Promise<Result[]>} what came of each, in the order of the tasks
 */
export async function sideBySide(tasks, atOnce, run) {
  /** @type {Result[]} */
  const results = [];
  const left = tasks.entries();
  const lane = async () => {
    for (const [index, task] of left) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
