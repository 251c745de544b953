import { isViewChoice, viewChoiceName, type ViewChoice } from '../../../../shared/view-choice.ts';
import type { Fields } from '../../../../shared/browser/forms/typed.ts';

/** A request to `settings.php` (wire contract 3), by form or by address. */
export type SettingsRequest =
  | { kind: 'newsletter'; action: 'add' | 'remove' }
  /** The links of the newsletter's mails. */
  | { kind: 'newsletter-key'; action: 'confirm' | 'leave'; key: string }
  | { kind: 'question'; productId: number }
  | { kind: 'opinion'; productId: number }
  /** The link of the confirmation mail. */
  | { kind: 'opinion-key'; key: string }
  /** A reader's vote on an opinion. */
  | { kind: 'opinion-vote'; opinionId: number; isPositive: boolean }
  | { kind: 'wish' }
  /** A discount code for the basket; null removes its current one. */
  | { kind: 'rebate'; code: string | null }
  /** The switch in the footer; by form alone. */
  | { kind: 'view'; choice: ViewChoice }
  | { kind: 'change' };

const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Clients name no form: each has a unique field. */
export function readSettingsRequest(field: Fields, form: FormData | null): SettingsRequest {
  const key = field('key');
  switch (field('mailing_action')) {
    case 'add':
    case 'remove':
      return { kind: 'newsletter', action: field('mailing_action') as 'add' | 'remove' };
    case 'confirm':
    case 'leave':
      return { kind: 'newsletter-key', action: field('mailing_action') as 'confirm' | 'leave', key };
  }
  if (field('opinion_action') === 'confirm') return { kind: 'opinion-key', key };
  if (form && field('opinion_action') === 'rate') {
    return { kind: 'opinion-vote', opinionId: idOf(field('id')), isPositive: field('operation') !== 'negative' };
  }
  if (field('question_product_id') !== '') return { kind: 'question', productId: idOf(field('question_product_id')) };
  if (field('add_request_product') !== '') return { kind: 'wish' };
  const [code, action] = [field('rebates_codes'), field('global_rebates_codes')];
  if (code !== '' || action !== '' || form?.has('rebates_codes')) {
    return { kind: 'rebate', code: action === 'delete' ? null : code.trim() };
  }
  // An empty form sends the fields, too.
  const isOpinion = form
    ? form.has('product') && ['note', 'opinion', 'addopinion_email'].some((name) => form.has(name))
    : field('opinion_action') === 'add';
  if (isOpinion) return { kind: 'opinion', productId: idOf(field('product')) };
  const choice = field(viewChoiceName);
  if (form && isViewChoice(choice)) return { kind: 'view', choice };
  return { kind: 'change' };
}
