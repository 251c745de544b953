import type { rateLimitSettings } from '../settings/rate-limits.ts';
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

/** In the place of a field: the account of who is signed in. */
const own = Symbol('own');

/** Requests to one address that count. */
interface RationedForm {
  /** Left out: forms of pages that have an address each. */
  readonly path?: `/${string}`;
  /** Left out: what reads the address counts as well as what is sent to it. */
  readonly method?: 'POST';
  readonly when?: Condition;
  /** The field that names the account: the one that the form is answered by, or whoever adds another would count for nobody. */
  readonly account?: string | typeof own;
}

interface Ration {
  /** The account may be named by its login or by its e-mail: both count together. */
  readonly countsNames?: true;
  /** The first that fits counts. */
  readonly forms: ReadonlyArray<RationedForm>;
  /** Fields of GraphQL's root, each with the argument that names the account, at any depth; each alias counts. */
  readonly calls: Readonly<Record<string, string | typeof own | null>>;
  /** Calls count only where they send one of these, at any depth. */
  readonly callsWith?: ReadonlyArray<string>;
}

/** What is counted where: every address and every call of it stands here and nowhere else. */
export const rations: Readonly<Record<LimitName, Ration>> = {
  loginLimit: {
    countsNames: true,
    forms: [
      { path: '/signin.php', method: 'POST', account: 'login' },
      // The password of this moment, asked of who is signed in: whoever has the cookie alone must not guess it from a hundred places.
      { path: '/client.php', method: 'POST', when: { password: 'any' }, account: own },
      { path: '/loginedit.php', method: 'POST', account: own },
    ],
    calls: { login: 'login', loginByIAIAccountsToken: null, updateClient: own },
  },
  registrationLimit: {
    forms: [{ path: '/client-new.php', method: 'POST', account: 'client_email' }],
    calls: { registerClient: 'email' },
  },
  resetLimit: {
    forms: [{ path: '/password-recover.php', method: 'POST', account: 'email' }],
    calls: { passwordRecovery: 'email' },
  },
  rebateCodeLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { rebates_codes: 'any' } },
      { path: '/basketchange.php', when: { rebates_codes: 'any' } },
      { path: '/basketedit.php', when: { rebates_codes: 'any' } },
    ],
    calls: { activateRebateCode: null },
  },
  bankAccountLimit: {
    forms: [{ path: '/ajax/payments.php', when: { action: ['verify_iban'] } }],
    calls: {},
  },
  lookupLimit: {
    forms: [
      {
        path: '/ajax/validation.php',
        when: { email: 'any', login: 'any', client_email: 'any', client_login: 'any', 'phone-or-email': 'any' },
      },
    ],
    calls: { validateClientData: null },
    callsWith: ['email', 'login'],
  },
  observationLimit: {
    forms: [
      { path: '/ajax/projector.php', when: { action: ['set_product_observed'] }, account: 'email' },
      // The form of a product page.
      { method: 'POST', when: { observe: 'any' }, account: 'email' },
    ],
    calls: {},
  },
  newsletterLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { mailing_action: ['add', 'remove'] }, account: 'mailing_email' },
    ],
    calls: {},
  },
  // Whatever writes to an address that anybody can type; `settings.php` leaves what only the shop reads to the limits above.
  mailLimit: {
    forms: [
      { path: '/client-new.php', method: 'POST', account: 'client_email' },
      { path: '/password-recover.php', method: 'POST', when: { operation: ['recover'] }, account: 'email' },
      { path: '/ajax/projector.php', when: { action: ['set_product_observed'] }, account: 'email' },
      { method: 'POST', when: { observe: 'any' }, account: 'email' },
      { path: '/settings.php', method: 'POST', when: { mailing_action: ['add', 'remove'] }, account: 'mailing_email' },
      { path: '/settings.php', method: 'POST', when: { opinion: 'any', note: 'any' }, account: 'addopinion_email' },
      { path: '/ajax/opinions.php', method: 'POST', when: { action: ['insert'] }, account: 'email' },
    ],
    calls: { registerClient: 'email', passwordRecovery: 'email' },
  },
  questionLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { question_product_id: 'any' }, account: 'question_email' },
      { path: '/settings.php', method: 'POST', when: { add_request_product: 'any' } },
    ],
    calls: {},
  },
  opinionLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { opinion: 'any', note: 'any' }, account: 'addopinion_email' },
      { path: '/ajax/opinions.php', method: 'POST', when: { action: ['insert', 'rate'] }, account: 'email' },
    ],
    calls: {},
  },
  basketLimit: {
    forms: [{ path: '/basketchange.php' }],
    calls: { addProductsToBasket: null, addProductsToBasketB2B: null },
  },
  lineFileLimit: {
    forms: [{ path: '/basketchange.php', method: 'POST', when: { 'files[n]': 'any' } }],
    calls: {},
  },
  // Each mails a confirmation to whatever address was typed, and takes goods off the shelf.
  orderLimit: { forms: [{ path: '/order2.php', method: 'POST' }], calls: { orderCreate: null } },
  orderLookupLimit: {
    forms: [{ path: '/order-open.php', method: 'POST', account: 'email' }],
    calls: {},
  },
  policyReportLimit: { forms: [{ path: '/policy-reports', method: 'POST' }], calls: {} },
  searchLimit: {
    forms: [
      { path: '/search.php', when: { text: 'any' } },
      { path: '/ajax/search.php', when: { text: 'any' } },
    ],
    calls: { productsTextSearch: null, products: null, searchPickupPoints: null },
    callsWith: ['text', 'query'],
  },
};

const entries = Object.entries(rations) as ReadonlyArray<[LimitName, Ration]>;

/** An account however it was typed: what forms take away from an e-mail makes no other one of it. */
const accountOf = (text: string | null | undefined): string | undefined =>
  text
    ?.normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, '')
    .toLowerCase()
    .slice(0, 200) || undefined;

const useOf = (
  limit: LimitName,
  account: string | typeof own | null | undefined,
  sent: (name: string) => string | null | undefined,
): Use => {
  if (account === own) return { limit, isOwn: true };
  const named = accountOf(account && sent(account));
  return { limit, account: named, ...(named !== undefined && rations[limit].countsNames && { isName: true }) };
};

/** What a request to a page, or to a call beside GraphQL, uses. */
export function usesOfForm(path: string, method: string, fields: URLSearchParams): ReadonlyArray<Use> {
  return entries.flatMap(([limit, { forms }]) => {
    const form = forms.find(
      (one) => (one.path ?? path) === path && (one.method ?? method) === method && holds(one.when, fields),
    );
    return form ? [useOf(limit, form.account, (name) => fields.get(name))] : [];
  });
}

/**
 * What one field of GraphQL's root uses.
 *
 * @param sent the texts of its arguments by name, at any depth
 */
export function usesOfCall(name: string, sent: ReadonlyMap<string, string>): ReadonlyArray<Use> {
  return entries.flatMap(([limit, { calls, callsWith }]) => {
    const account = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (account === undefined || callsWith?.some((one) => sent.has(one)) === false) return [];
    return [useOf(limit, account, (argument) => sent.get(argument))];
  });
}
