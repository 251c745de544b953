import { expect, it } from 'vitest';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';
import { describeOnBothEngines } from '../testing/running-shop.ts';

const read = async (response: Response) => (await response.json()) as GraphqlAnswer;

describeOnBothEngines('logging in by a token of the platform', (shop) => {
  it('is refused with a code and its sentence, because this shop is not connected', async () => {
    const { answer } = await ask(
      shop(),
      'mutation{answer:loginByIAIAccountsToken(token:"abc"){status login error{code message}}}',
    );
    expect(answer).toEqual({
      status: 'error',
      login: null,
      error: {
        code: 'account_login_disabled',
        message: 'Logowanie na to konto jest wyłączone. Skontaktuj się z\u00a0nami.',
      },
    });
  });

  it('wants a text', async () => {
    for (const token of ['token:1', 'token:null', '']) {
      const call = `loginByIAIAccountsToken${token && `(${token})`}{status}`;
      const { data, errors } = await read(await send(shop(), `mutation{${call}}`));
      expect(data).toBeUndefined();
      expect(errors?.[0]?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });
});
