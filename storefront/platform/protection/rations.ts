import { rateLimitSettings } from '../settings/rate-limits.ts';
import { holds, type Condition } from './condition.ts';

/** A limit by the name of its setting. */
export type LimitName = Exclude<keyof typeof rateLimitSettings, 'rateLimitFactor'>;

/** One use of what is not without bounds. */
export interface Use {
  readonly limit: LimitName;
  /** Whom it concerns, where it concerns an account: a login, an e-mail. */
  readonly account?: string | undefined;
  /** It concerns the account of who is signed in, whatever was typed. */
  readonly isOwn?: true;
  /** `account` is any name of an account: its login or its e-mail. */
  readonly isName?: true;
}

/** In the place of a field that names an account: the account of who is signed in. */
export const signedIn = Symbol('signed in');

/** Requests to one address that count. Manifests of features say them. */
export interface RationedForm {
  readonly limit: LimitName;
  /** Left out: forms of pages that have an address each. */
  readonly path?: `/${string}`;
  /** Left out: what reads the address counts as well as what is sent to it. */
  readonly method?: 'POST';
  readonly when?: Condition;
  /** The field that names the account: the one that the form is answered by, or whoever adds another would count for nobody. */
  readonly account?: string | typeof signedIn;
}

/** Limits where the account may be named by its login or by its e-mail: both count together. */
const countingNames: ReadonlySet<LimitName> = new Set(['loginLimit']);

/** An account however it was typed: what forms take away from an e-mail makes no other one of it. */
const accountOf = (text: string | null | undefined): string | undefined =>
  text
    ?.normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, '')
    .toLowerCase()
    .slice(0, 200) || undefined;

/**
 * One use of a limit.
 *
 * @param account the field or argument that names the account
 * @param sent what was sent under a name
 */
export function useOf(
  limit: LimitName,
  account: string | typeof signedIn | null | undefined,
  sent: (name: string) => string | null | undefined,
): Use {
  if (account === signedIn) return { limit, isOwn: true };
  const named = accountOf(account && sent(account));
  return { limit, account: named, ...(named !== undefined && countingNames.has(limit) && { isName: true }) };
}

/**
 * Tells what a request to a page, or to a call beside GraphQL, uses: of each limit one at most, by the first form that fits. Forms
 * that name their address go before those that do not, whatever feature they are of.
 */
export function usesByForms(forms: ReadonlyArray<RationedForm>) {
  const names = Object.keys(rateLimitSettings) as ReadonlyArray<keyof typeof rateLimitSettings>;
  const ofLimits = names.map((limit) => {
    const own = forms.filter((form) => form.limit === limit);
    return [...own.filter(({ path }) => path !== undefined), ...own.filter(({ path }) => path === undefined)];
  });
  return (path: string, method: string, fields: URLSearchParams): ReadonlyArray<Use> =>
    ofLimits.flatMap((own) => {
      const form = own.find(
        (one) => (one.path ?? path) === path && (one.method ?? method) === method && holds(one.when, fields),
      );
      return form ? [useOf(form.limit, form.account, (name) => fields.get(name))] : [];
    });
}
