/** Storages throw when they are full and, in some private windows, whenever they are touched. Nothing depends on them here. */
export function trying<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
