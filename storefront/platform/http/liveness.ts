import type { Shop } from './page-handler.tsx';

/** How long the store may take to prove that it lives, in milliseconds. */
const pingPatience = 2000;

/** Whether the store lives, and whether it is to blame for what went wrong. */
export function liveness({ site, store }: Pick<Shop, 'site' | 'store'>) {
  async function isAlive(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, pingPatience, false);
    });
    try {
      return await Promise.race([site.ping(store).catch(() => false), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
  let checking: Promise<boolean> | null = null;
  return {
    /** Whether the store lives. One check, which writes, answers all who ask while it runs: anyone may ask, and often. */
    isUsable: (): Promise<boolean> => (checking ??= isAlive().finally(() => (checking = null))),
    isOutage: async (error: unknown) => site.isOutage(error) || !(await isAlive()),
  };
}
