import { rateLimitSettings } from '../settings/rate-limits.ts';
import { holds, type Condition } from './condition.ts';

/** A limit by the name of its setting. */
export type LimitName = Exclude<keyof typeof rateLimitSettings, 'rateLimitFactor'>;

/** One use of a limited resource. */
export interface Use {
  readonly limit: LimitName;
  /** The account concerned, if any: a login, an e-mail. */
  readonly account?: string | undefined;
  /** It concerns the account of the signed-in client, whatever was typed. */
  readonly isOwn?: true;
  /** `account` is any name of an account: its login or its e-mail. */
  readonly isName?: true;
}

/** Instead of a field that names an account: the account of the signed-in client. */
export const signedIn = Symbol('signed in');

/** Requests to one address that count, listed by manifests of features. */
export interface RateLimitedForm {
  readonly limit: LimitName;
  /** If omitted: forms of pages with one address each. */
  readonly path?: `/${string}`;
  /** If omitted: reading the address counts as well as sending to it. */
  readonly method?: 'POST';
  readonly when?: Condition;
  /** The field that names the account: the one that the form uses, or an added one would bypass the count. */
  readonly account?: string | typeof signedIn;
}

/** Limits that count an account's login and e-mail together. */
const countingNames: ReadonlySet<LimitName> = new Set(['loginLimit']);

/** An account however it was typed: what forms strip from an e-mail makes no other one of it. */
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
 * @param sent the value sent under a name
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
 * Returns what a request to a page, or to a call beside GraphQL, uses: at most one of each limit, by the first form that fits. Forms
 * with an address go before those without, whatever feature they are of.
 */
export function usesByForms(forms: ReadonlyArray<RateLimitedForm>) {
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
