import type { Shop } from './page-handler.tsx';

/** Timeout of the store's liveness check, in milliseconds. */
const pingTimeout = 2000;

/** Whether the store is alive, and whether it caused an error. */
export function liveness({ site, store }: Pick<Shop, 'site' | 'store'>) {
  async function isAlive(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, pingTimeout, false);
    });
    try {
      return await Promise.race([site.ping(store).catch(() => false), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
  let checking: Promise<boolean> | null = null;
  return {
    /** Whether the store is alive. Concurrent callers share one check, which writes: anyone may ask, and often. */
    isUsable: (): Promise<boolean> => (checking ??= isAlive().finally(() => (checking = null))),
    isOutage: async (error: unknown) => site.isOutage(error) || !(await isAlive()),
  };
}
