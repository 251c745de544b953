import type { HttpRequest } from '../define.ts';

/** Who can send requests like a browser, and read where they lead. */
export interface Sender {
  send(request: HttpRequest): Promise<Response>;
}

/** Where the page of the demo's test provider is, for a sign-in that this visitor began. @param prefix of a language */
export async function providerPage(visitor: Sender, prefix = ''): Promise<string> {
  const html = await (await visitor.send({ path: `${prefix}/signin-social.php?provider=proba` })).text();
  const address = /href="([^"]*\/test-signin\.php\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (address === undefined) throw new Error('The page leads to no provider.');
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The visitor comes back from the test provider as the person with this e-mail. */
export const fromProvider =
  (email: string, verified = true, prefix = '') =>
  async (visitor: Sender): Promise<Response> => {
    const form = {
      decision: 'agree',
      firstname: 'Hanna',
      lastname: 'Źrebiec',
      email,
      ...(verified && { verified: '1' }),
    };
    const answer = await visitor.send({ path: await providerPage(visitor, prefix), form });
    return visitor.send({ path: answer.headers.get('location') ?? '' });
  };
