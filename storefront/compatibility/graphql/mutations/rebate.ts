import { activateRebate, deactivateRebate } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import type { ActivateRebateCodeArguments } from '../schema/types.ts';
import { succeeded, type Result } from './result.ts';

/** Uses a discount code for the basket of this session. */
export async function activateRebateCode({ code }: ActivateRebateCodeArguments, context: CallContext): Promise<Result> {
  const result = await activateRebate(context, code);
  return result.isActive ? succeeded : { status: 'error', error: { code: result.code, message: result.text } };
}

/** Does without the discount code of this session. Where there is none it is no mistake. */
export async function deactivateRebateCode(_: object, context: CallContext): Promise<Result> {
  await deactivateRebate(context);
  return succeeded;
}
