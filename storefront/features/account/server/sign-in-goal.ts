import { goalOf, towards } from '../../../shared/sign-in/goals.ts';
import { onwards } from '../../basket/index.ts';

/** The query that passes the goal of a sign-in on to the next page of it. */
export function signInTowards(url: Pick<URL, 'searchParams'>): Readonly<Record<string, string>> {
  const goal = goalOf(url);
  return goal ? towards(goal) : onwards(url);
}
