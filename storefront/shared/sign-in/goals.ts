import { addressOf } from '../addresses.ts';

const ofOrder = ['order_number'] as const;

/**
 * Pages of a client to which signing in leads back, each with the fields of its query. The query of the sign-in page names them
 * and never holds an address.
 */
const goals = {
  'client-addresses': ['kind', 'id', 'operation'],
  'client-data': [],
  'client-orders': ['display', 'counter', 'from', 'to'],
  'client-rebate': [],
  'login-edit': [],
  'order-details': [...ofOrder, 'cancel'],
  'order-newpayment': ofOrder,
  prepaid: ofOrder,
  'products-bought': [],
  'returns-confirmation': ofOrder,
  'returns-couriers': ofOrder,
  'returns-details': ['return', 'cancel'],
  'returns-method': ofOrder,
  'returns-products': ofOrder,
  'returns-repayments': ofOrder,
  'returns-sites': ofOrder,
  'rma-add': ofOrder,
  'rma-details': ['rma_id', 'withdraw'],
  'sign-in-methods': [],
} as const satisfies Record<string, ReadonlyArray<string>>;

type GoalName = keyof typeof goals;

/** A page to which signing in leads, with its query. */
export interface SignInGoal {
  readonly name: GoalName;
  readonly query: Readonly<Record<string, string>>;
}

const longestField = 60;

/** A page as a goal. @param asked fields of its query; others are left out */
export function goalAt(name: GoalName, asked: URLSearchParams = new URLSearchParams()): SignInGoal {
  const query = goals[name].flatMap((field) => {
    const value = asked.get(field);
    return value === null ? [] : [[field, value.slice(0, longestField)] as const];
  });
  return { name, query: Object.fromEntries(query) };
}

export const addressOfGoal = ({ name, query }: SignInGoal): string => addressOf(name, {}, query);

/** The query of a sign-in page that leads to this goal. */
export const towards = ({ name, query }: SignInGoal): Readonly<Record<string, string>> => ({ next: name, ...query });

/** The goal that a sign-in page's address names; null for the account. */
export function goalOf({ searchParams }: Pick<URL, 'searchParams'>): SignInGoal | null {
  const next = searchParams.get('next') ?? '';
  return Object.hasOwn(goals, next) ? goalAt(next as GoalName, searchParams) : null;
}
