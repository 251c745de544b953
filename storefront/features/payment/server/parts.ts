import type { Grosze } from '../../../../patterns/rules/money.ts';
import { coverTotal } from '../../../../patterns/rules/order-payments.ts';
import {
  numberProblem,
  voucherDigits,
  voucherProblem,
  type VoucherProblem,
} from '../../../../patterns/rules/voucher.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { sessionOf } from '../../../shared/session.ts';
import type { ChosenPart, PointsEarned, TakenPart } from '../../../store/index.ts';

/** The most parts of one order. */
export const mostParts = 10;

export type PartProblem = VoucherProblem | 'giftCard' | 'notEnoughPoints' | 'general';

/** What a signed-in client can pay with; null for a guest. */
export interface Funds {
  clientId: number;
  /** Not spent yet. */
  points: number;
  balance: Grosze;
  earned: PointsEarned;
}

/** The points and the balance of the signed-in client. @param earned points of completed orders; null for none */
export async function fundsOf(
  { client, store, settings }: Pick<BuyingContext, 'client' | 'store' | 'settings'>,
  earned: number | null,
): Promise<Funds | null> {
  const who = await client();
  if (!who) return null;
  const { pointsGranted, pointsSpent, balance } = await store.vouchers.funds(who.id);
  const all = (earned ?? 0) + pointsGranted - pointsSpent;
  return {
    clientId: who.id,
    points: Math.max(0, all),
    balance,
    earned: { earned: earned ?? 0, worth: settings.pointWorth },
  };
}

type PartContext = Pick<BuyingContext, 'store' | 'settings' | 'now'>;

/** A typed voucher or gift card: usable, or why not. All wrong cards get the same answer, so that PINs stay secret. */
export async function checkVoucher(
  { store, now }: PartContext,
  { kind, number, pin }: { kind: 'voucher' | 'gift-card'; number: string; pin: string | null },
): Promise<{ number: string; left: Grosze; problem: null } | { problem: PartProblem }> {
  const wrong = numberProblem(number);
  if (wrong) return { problem: kind === 'voucher' ? wrong : 'giftCard' };
  const digits = voucherDigits(number);
  const found = await store.vouchers.find(kind, digits, pin);
  const problem = voucherProblem(found, { now, currency: 'PLN' });
  if (problem) return { problem: kind === 'voucher' ? problem : 'giftCard' };
  return { number: digits, left: found!.left, problem: null };
}

/** Chosen parts as they can be taken from a total: those that no longer can are left out. */
export async function resolveParts(
  context: PartContext,
  chosen: ReadonlyArray<ChosenPart>,
  funds: Funds | null,
  total: Grosze,
): Promise<{ parts: ReadonlyArray<TakenPart>; rest: Grosze }> {
  const available: TakenPart[] = [];
  for (const part of chosen.slice(0, mostParts)) {
    if (part.kind === 'voucher' || part.kind === 'gift-card') {
      const checked = await checkVoucher(context, { ...part, pin: null });
      if (checked.problem === null)
        available.push({ method: part.kind, amount: checked.left, data: { voucher: checked.number } });
    } else if (funds) {
      const { clientId, points, balance, earned } = funds;
      const amount = part.kind === 'points' ? Math.min(part.points, points) * earned.worth : balance;
      available.push({ method: part.kind, amount, data: { clientId } });
    }
  }
  return coverTotal(total, available);
}

/** The parts that this visitor chose. */
export async function chosenParts(
  context: Pick<BuyingContext, 'session' | 'store'>,
): Promise<ReadonlyArray<ChosenPart>> {
  const session = await sessionOf(context);
  return session === null ? [] : context.store.vouchers.draft(session);
}

/** Parts as a text that the summary's form sends back: what was shown is what is taken. */
export const writeSeenParts = (parts: ReadonlyArray<TakenPart>): string =>
  parts.map(({ method, amount, data }) => `${method} ${data.voucher ?? ''} ${amount}`).join('; ');
