import type { BuyingContext } from './session.ts';

/** The code under which whole sentences wait for the next page: its text is `{text}`. */
export const saidCode = 'said';

/** Keeps a finished sentence for the next page. It was put together here, where product and quantity are known. */
export const say = (
  context: Pick<BuyingContext, 'flash'>,
  kind: 'success' | 'warning' | 'error' | 'message',
  text: string,
): Promise<void> => context.flash({ kind, code: saidCode, values: { text } });
