import { signedIn, useOf, type LimitName, type Use } from '../../platform/protection/rate-limits.ts';

interface RateLimitedCalls {
  readonly limit: LimitName;
  /** Fields of GraphQL's root, each with the argument that names the account, at any depth; each alias counts. */
  readonly calls: Readonly<Record<string, string | typeof signedIn | null>>;
  /** Calls count only if they send one of these, at any depth. */
  readonly callsWith?: ReadonlyArray<string>;
}

/** Which queries and mutations count towards which limit, and for which account. */
export const rateLimitedCalls: ReadonlyArray<RateLimitedCalls> = [
  {
    limit: 'loginLimit',
    calls: { login: 'login', loginByIAIAccountsToken: null, updateClient: signedIn, verifyMfa: null },
  },
  { limit: 'registrationLimit', calls: { registerClient: 'email' } },
  { limit: 'resetLimit', calls: { passwordRecovery: 'email' } },
  { limit: 'rebateCodeLimit', calls: { activateRebateCode: null, voucher: null } },
  {
    limit: 'lookupLimit',
    calls: { validateClientData: null },
    callsWith: ['email', 'login'],
  },
  { limit: 'mailLimit', calls: { registerClient: 'email', passwordRecovery: 'email' } },
  { limit: 'basketLimit', calls: { addProductsToBasket: null, addProductsToBasketB2B: null } },
  // Each mails a confirmation to any typed address, and reserves goods.
  { limit: 'orderLimit', calls: { orderCreate: null } },
  {
    limit: 'searchLimit',
    calls: { productsTextSearch: null, products: null, searchPickupPoints: null },
    callsWith: ['text', 'query'],
  },
];

/**
 * The uses of one field of GraphQL's root.
 *
 * @param sent the texts of its arguments by name, at any depth
 */
export const usesOfCall = (name: string, sent: ReadonlyMap<string, string>): ReadonlyArray<Use> =>
  rateLimitedCalls.flatMap(({ limit, calls, callsWith }) => {
    const account = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (account === undefined || callsWith?.some((one) => sent.has(one)) === false) return [];
    return [useOf(limit, account, (argument) => sent.get(argument))];
  });
