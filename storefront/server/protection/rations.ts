import type { rateLimitSettings } from '../../settings/rate-limits.ts';
import { holds, type Condition } from './condition.ts';

/** A limit by the name of its setting. */
export type LimitName = Exclude<keyof typeof rateLimitSettings, 'rateLimitFactor'>;

/** One use of what is not without bounds. */
export interface Use {
  readonly limit: LimitName;
  /** Whom it concerns, where it concerns an account: a login, an e-mail. */
  readonly account?: string | undefined;
}

/** Requests to one address that count. */
interface RationedForm {
  /** Left out: forms of pages that have an address each. */
  readonly path?: `/${string}`;
  /** Left out: what reads the address counts as well as what is sent to it. */
  readonly method?: 'POST';
  readonly when?: Condition;
}

interface Ration {
  readonly forms: ReadonlyArray<RationedForm>;
  /** Fields of GraphQL's root; each alias counts. */
  readonly calls: ReadonlyArray<string>;
  /** Calls count only where they send one of these, at any depth. */
  readonly callsWith?: ReadonlyArray<string>;
  /** What names the account, in forms and in calls; the first that was sent. */
  readonly account?: ReadonlyArray<string>;
}

/** What is counted where: every address and every call of it stands here and nowhere else. */
export const rations: Readonly<Record<LimitName, Ration>> = {
  loginLimit: {
    forms: [
      { path: '/signin.php', method: 'POST' },
      // The password of this moment, asked of who is signed in.
      { path: '/client.php', method: 'POST', when: { password: 'any' } },
      { path: '/loginedit.php', method: 'POST' },
    ],
    calls: ['login', 'loginByIAIAccountsToken', 'verifyMfa', 'updateClient'],
    account: ['login', 'email'],
  },
  registrationLimit: {
    forms: [{ path: '/client-new.php', method: 'POST' }],
    calls: ['registerClient'],
    account: ['email', 'client_email'],
  },
  resetLimit: {
    forms: [{ path: '/password-recover.php', method: 'POST' }],
    calls: ['passwordRecovery'],
    account: ['email'],
  },
  rebateCodeLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { rebates_codes: 'any' } },
      { path: '/basketchange.php', when: { rebates_codes: 'any' } },
      { path: '/basketedit.php', when: { rebates_codes: 'any' } },
    ],
    calls: ['activateRebateCode'],
  },
  bankAccountLimit: {
    forms: [{ path: '/ajax/payments.php', when: { action: ['verify_iban'] } }],
    calls: [],
  },
  lookupLimit: {
    forms: [
      {
        path: '/ajax/validation.php',
        when: { email: 'any', login: 'any', client_email: 'any', client_login: 'any', 'phone-or-email': 'any' },
      },
    ],
    calls: ['validateClientData', 'checkUserAccount'],
    callsWith: ['email', 'login'],
  },
  observationLimit: {
    forms: [
      { path: '/ajax/projector.php', when: { action: ['set_product_observed'] } },
      // The form of a product page.
      { method: 'POST', when: { observe: 'any' } },
    ],
    calls: [],
    account: ['email'],
  },
  newsletterLimit: {
    forms: [{ path: '/settings.php', method: 'POST', when: { mailing_action: ['add', 'remove'] } }],
    calls: [],
    account: ['mailing_email'],
  },
  questionLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { question_product_id: 'any', add_request_product: 'any' } },
      { path: '/contact-pol.html', method: 'POST' },
    ],
    calls: [],
    account: ['question_email', 'email'],
  },
  opinionLimit: {
    forms: [
      { path: '/settings.php', method: 'POST', when: { opinion: 'any', note: 'any' } },
      { path: '/ajax/opinions.php', method: 'POST', when: { action: ['insert', 'rate'] } },
    ],
    calls: [],
    account: ['addopinion_email', 'email'],
  },
  lineFileLimit: {
    forms: [{ path: '/basketchange.php', method: 'POST', when: { 'files[n]': 'any' } }],
    calls: [],
  },
  orderLookupLimit: {
    forms: [
      { path: '/order-open.php', method: 'POST' },
      { path: '/returns-open.php', method: 'POST' },
      { path: '/rma-open.php', method: 'POST' },
    ],
    calls: [],
    account: ['email'],
  },
  policyReportLimit: { forms: [{ path: '/policy-reports', method: 'POST' }], calls: [] },
  searchLimit: {
    forms: [
      { path: '/search.php', when: { text: 'any' } },
      { path: '/ajax/search.php', when: { text: 'any' } },
    ],
    calls: ['productsTextSearch', 'products', 'searchPickupPoints'],
    callsWith: ['text', 'query'],
  },
};

const entries = Object.entries(rations) as ReadonlyArray<[LimitName, Ration]>;

/** An account however it was typed. */
const accountOf = (text: string | null | undefined): string | undefined =>
  text?.normalize('NFKC').trim().toLowerCase().slice(0, 200) || undefined;

/** What a request to a page, or to a call beside GraphQL, uses. */
export function usesOfForm(path: string, method: string, fields: URLSearchParams): ReadonlyArray<Use> {
  return entries.flatMap(([limit, { forms, account = [] }]) =>
    forms.some((form) => (form.path ?? path) === path && (form.method ?? method) === method && holds(form.when, fields))
      ? [{ limit, account: accountOf(account.map((name) => fields.get(name)).find(Boolean)) }]
      : [],
  );
}

/**
 * What one field of GraphQL's root uses.
 *
 * @param sent the texts of its arguments by name, at any depth
 */
export function usesOfCall(name: string, sent: ReadonlyMap<string, string>): ReadonlyArray<Use> {
  return entries.flatMap(([limit, { calls, callsWith, account = [] }]) =>
    calls.includes(name) && (callsWith?.some((one) => sent.has(one)) ?? true)
      ? [{ limit, account: accountOf(account.map((one) => sent.get(one)).find(Boolean)) }]
      : [],
  );
}
