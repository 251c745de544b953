import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { ChosenPart, TakenPart } from '../../../store/index.ts';
import { checkVoucher, type Funds, type PartProblem } from './parts.ts';

/** The values of `payform_id` that pay by a part (wire contract 3); 2 and 190 are the platform's. */
export const partForms = { voucher: '2', giftCard: '190', points: 'points', balance: 'balance' } as const;
export type PartForm = keyof typeof partForms;

/** What was typed into one of the forms, and what is wrong with it. */
export interface PartAttempt {
  form: PartForm;
  number: string;
  points: string;
  problem: string;
}

export type ReadPart = { part: TakenPart; chosen: ChosenPart; attempt: null } | { part: null; attempt: PartAttempt };

const longest = 40;

/** Which of the forms was sent; null where it was none of them. */
export const partFormOf = (form: FormData): PartForm | null =>
  (Object.keys(partForms) as ReadonlyArray<PartForm>).find((name) => partForms[name] === form.get('payform_id')) ??
  null;

/** Reads and checks a sent part. Funds belong to signed-in clients alone. */
export async function readPart(
  context: Pick<BuyingContext, 'store' | 'settings' | 'now' | 'texts'>,
  kind: PartForm,
  form: FormData,
  funds: Funds | null,
): Promise<ReadPart> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  const [number, typedPoints] = [text('voucher_id'), text('points')];
  const refuse = (problem: PartProblem): ReadPart => ({
    part: null,
    attempt: { form: kind, number, points: typedPoints, problem: errorText(`error.payment.${problem}`, context.texts) },
  });
  const ofClient = (chosen: ChosenPart, amount: Grosze): ReadPart =>
    funds && amount > 0
      ? { part: { method: chosen.kind, amount, data: { clientId: funds.clientId } }, chosen, attempt: null }
      : refuse(kind === 'points' ? 'notEnoughPoints' : 'general');
  switch (kind) {
    case 'voucher':
    case 'giftCard': {
      const method = kind === 'voucher' ? 'voucher' : 'gift-card';
      const pin = kind === 'voucher' ? null : text('pin_value').trim();
      const checked = await checkVoucher(context, { kind: method, number, pin });
      if (checked.problem !== null) return refuse(checked.problem);
      return {
        part: { method, amount: checked.left, data: { voucher: checked.number } },
        chosen: { kind: method, number: checked.number },
        attempt: null,
      };
    }
    case 'points': {
      const points = /^\d{1,9}$/.test(typedPoints.trim()) ? Number(typedPoints.trim()) : 0;
      if (!funds || points <= 0 || points > funds.points) return refuse('notEnoughPoints');
      return ofClient({ kind: 'points', points }, points * funds.earned.worth);
    }
    case 'balance':
      return ofClient({ kind: 'balance' }, funds?.balance ?? 0);
  }
}
