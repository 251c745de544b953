import { activateRebate, deactivateRebate } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import type { ActivateRebateCodeArguments } from '../schema/types.ts';
import { succeeded, type Result } from './result.ts';

/** Applies a discount code to the basket of this session. */
export async function activateRebateCode({ code }: ActivateRebateCodeArguments, context: CallContext): Promise<Result> {
  const result = await activateRebate(context, code);
  return result.isActive ? succeeded : { status: 'error', error: { code: result.code, message: result.text } };
}

/** Removes the discount code of this session. Without one it is no error. */
export async function deactivateRebateCode(_: object, context: CallContext): Promise<Result> {
  await deactivateRebate(context);
  return succeeded;
}
