import { translator } from '../../../components/texts/texts.ts';
import { addNotice } from '../add-notice.ts';
import type { PageContext } from '../define-page.ts';
import { addressOfGoal, type SignInGoal } from './goals.ts';
import { unsentFormTexts } from './unsent-form.texts.ts';

/** In the session's data. */
interface UnsentForm {
  /** Of the page that shows the form. */
  address: string;
  fields: ReadonlyArray<readonly [name: string, value: string]>;
  /** When it is no longer shown: later someone else may use this browser. */
  until: number;
}

const dataKey = 'unsentForm';
/** A field with the login of the client whose form it is: another one may sign in after the end of the session. */
export const ownerField = 'owner';
const lifetime = 30 * 60_000;
/** More than the longest texts of a complaint about several products. */
const mostCharacters = 20_000;

/**
 * Keeps what was typed in a form that came after the end of its session, until its page shows it again (WCAG 2.2.5). Passwords and
 * files are not kept.
 *
 * @returns whether it is kept: longer ones are not
 */
export async function keepUnsent(
  { form, session, store, now }: Pick<PageContext, 'form' | 'session' | 'store' | 'now'>,
  goal: SignInGoal,
): Promise<boolean> {
  const fields = [...(await form())].flatMap(([name, value]) =>
    typeof value === 'string' && !/password/i.test(name) ? [[name, value] as const] : [],
  );
  if (fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > mostCharacters) return false;
  const kept: UnsentForm = { address: addressOfGoal(goal), fields, until: now + lifetime };
  await store.sessions.update((await session.ensure()).hash, { [dataKey]: kept });
  return true;
}

/**
 * The form that waits for this page, once, with a notice that says so; null where none waits.
 *
 * @param owner the login that it must have come with, on pages whose address does not say whose they are
 */
export async function takeUnsent(
  context: Pick<PageContext, 'method' | 'session' | 'store' | 'now' | 'notify' | 'texts'>,
  goal: SignInGoal,
  owner?: string,
): Promise<FormData | null> {
  const { method, session, store, now, texts } = context;
  const current = method === 'GET' ? await session.current() : null;
  const kept = current?.data[dataKey] as UnsentForm | undefined;
  if (!current || kept?.address !== addressOfGoal(goal)) return null;
  await store.sessions.update(current.hash, { [dataKey]: undefined });
  const form = new FormData();
  for (const [name, value] of kept.fields) form.append(name, value);
  if (kept.until < now || (owner !== undefined && form.get(ownerField) !== owner)) return null;
  await addNotice(context, 'info', translator(unsentFormTexts, texts)('waits'));
  return form;
}
