/** Storages throw when full and, in some private windows, on every access. Nothing here depends on them. */
export function trying<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
