import { onwards } from '../../basket/index.ts';

/** Pages that need a client and to which signing in leads back. The query names them and never holds an address. */
const goals = ['products-bought'] as const;
export type SignInGoal = (typeof goals)[number];

/** The page to which this sign-in leads; null for the account. */
export const signInGoal = ({ searchParams }: URL): SignInGoal | null =>
  goals.find((goal) => goal === searchParams.get('next')) ?? null;

/** The query that passes the goal of a sign-in on to the next page of it. */
export function signInTowards(url: URL): Readonly<Record<string, string>> {
  const goal = signInGoal(url);
  return goal ? { next: goal } : onwards(url);
}
