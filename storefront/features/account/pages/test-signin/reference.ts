import type { FormReference } from '../../../../reference/define.ts';
import { providerPage } from '../../../../reference/asking/social.ts';

export default {
  about:
    'The page of the test provider of sign-ins: it asks for the person to sign in. Only a shop whose `signInProviders` name it has the page.',
  parameters: {
    client_id: 'In the address: the shop’s name at the provider.',
    redirect_uri: 'In the address: the page of the shop that takes the answer.',
    response_type: 'In the address: `code`.',
    state: 'In the address: comes back as it was sent.',
    nonce: 'In the address: comes back in the identity.',
    code_challenge: 'In the address: of PKCE.',
    code_challenge_method: 'In the address: `S256`.',
    decision: '`agree`; any other value cancels the sign-in.',
    firstname: 'First name.',
    lastname: 'Last name.',
    email: 'The e-mail, which stands for the person.',
    verified: 'Sent where the provider claims to have confirmed the e-mail.',
  },
  documentedElsewhere: ['code', 'iss', 'provider'],
  examples: [
    {
      title: 'A person without an account',
      replay: 'again',
      request: async (visitor) => ({
        path: await providerPage(visitor),
        form: {
          decision: 'agree',
          firstname: 'Hanna',
          lastname: 'Źrebiec',
          email: 'hanna@poczta.example',
          verified: '1',
        },
      }),
      varying: {
        state: 'of the sign-in',
        nonce: 'of the sign-in',
        code_challenge: 'of the sign-in',
        code: 'of the provider',
      },
    },
  ],
  refusals: [
    {
      title: 'Without an e-mail',
      request: async (visitor) => ({ path: await providerPage(visitor), form: { decision: 'agree' } }),
      varying: { state: 'of the sign-in', nonce: 'of the sign-in', code_challenge: 'of the sign-in' },
    },
  ],
} satisfies FormReference;
