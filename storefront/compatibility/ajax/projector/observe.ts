import { observeSize } from '../../../features/reviews/observation-form.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { jsonAsHtml, type Format } from '../calling/formats.ts';
import { readId } from '../calling/read-parameters.ts';

/** Clients treat any other status as a success, so every refusal has it. */
const format: Format<unknown> = {
  ...jsonAsHtml,
  failed: (complaint) => ({ status: 'error', errdesc: complaint.code, errors: [complaint] }),
};

/** The same fields, by separate parameters or by the newer clients' JSON in one. */
function unfolded(parameters: URLSearchParams): URLSearchParams {
  try {
    const read: unknown = JSON.parse(parameters.get('field') ?? '{}');
    const more = Object.entries(typeof read === 'object' && read !== null ? read : {}).flatMap(
      ([name, value]: [string, unknown]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    );
    return new URLSearchParams([...parameters, ...more]);
  } catch {
    // Invalid JSON has no fields.
    return parameters;
  }
}

/** Requests a back-in-stock notice (spec 7, call 22; wire contract 2.2), by the older POST or the newer GET. */
export const observeCall = ajaxCall({
  name: 'observe',
  path: '/ajax/projector.php',
  isMeant: (parameters) => parameters.get('action') === 'set_product_observed',
  format,
  isChange: true,
  unfold: unfolded,
  async answer({ parameters }, context) {
    const field = (name: string) => parameters.get(name) ?? '';
    const result = await observeSize(context, {
      productId: readId(field('product')) ?? 0,
      size: field('size'),
      email: field('email'),
      phone: field('phone'),
    });
    return result.status === 'success' ? result : { status: 'error', errdesc: result.code, message: result.message };
  },
});
