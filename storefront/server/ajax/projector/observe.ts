import { observeSize } from '../../../observations/index.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { jsonAsHtml, type Format } from '../calling/formats.ts';
import { readId } from '../calling/read-parameters.ts';

/** Clients take whatever has no such status for a success, so a refusal of any kind has it. */
const format: Format<unknown> = {
  ...jsonAsHtml,
  failed: (complaint) => ({ status: 'error', errdesc: complaint.code, errors: [complaint] }),
};

/** The same field, by the newer clients' JSON or by a parameter of its own. */
function fieldsOf(parameters: URLSearchParams): (name: string) => string {
  let more: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(parameters.get('field') ?? '{}');
    if (typeof read === 'object' && read !== null) more = read as Record<string, unknown>;
  } catch {
    // What is no JSON says nothing.
  }
  return (name) => {
    const value = parameters.get(name) ?? more[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

/** Wishes to hear when a size is there again (spec 7, call 22; wire contract 2.2), by the older POST or the newer GET. */
export const observeCall = ajaxCall({
  name: 'observe',
  path: '/ajax/projector.php',
  isMeant: (parameters) => parameters.get('action') === 'set_product_observed',
  format,
  isChange: true,
  async answer({ parameters }, context) {
    const field = fieldsOf(parameters);
    const result = await observeSize(context, {
      productId: readId(field('product')) ?? 0,
      size: field('size'),
      email: field('email'),
      phone: field('phone'),
    });
    return result.status === 'success' ? result : { status: 'error', errdesc: result.code, message: result.message };
  },
});
