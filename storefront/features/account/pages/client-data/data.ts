import { translator } from '../../../../../components/texts/texts.ts';
import { data, page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { ownDataSections, type OwnDataSection } from './own-data-sections.ts';
import { clientDataPageTexts } from './texts.ts';

type Context = PageContext<'client-data'>;

export interface ClientDataData {
  sections: ReadonlyArray<OwnDataSection>;
  /** The e-mail of a client without a password; null for all others. */
  passwordless: string | null;
}

/** All that the shop keeps about the signed-in client: a page, or with `format=json` a file for programs. */
export async function loadClientData(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('client-data'));
  const own = await context.store.clients.ownData(client.id);
  if (!own) return sendToSignIn(context, goalAt('client-data'));
  if (context.url.searchParams.get('format') === 'json') return data(own);
  return page<ClientDataData>({
    sections: ownDataSections(own, context),
    passwordless: client.hasPassword ? null : client.email,
  });
}

export const headOfClientData = (_: ClientDataData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientDataPageTexts, texts)('title'),
  isIndexed: false,
});
