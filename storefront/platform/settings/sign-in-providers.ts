/** Who signs the shop's customers in beside the shop itself, by OpenID Connect. */
export interface SignInProvider {
  /** Its name in the shop's addresses and in the store: letters, digits, `-`. */
  readonly id: string;
  /** Its name for customers: "Google". */
  readonly name: string;
  /** Its address, below which OpenID Connect Discovery finds everything else; `simulator` is the test provider. */
  readonly issuer: string;
  /** The shop's name there. Its secret, if it has one, is in the environment: `SIGN_IN_SECRET_GOOGLE` for the id `google`. */
  readonly clientId: string;
}

/** The issuer of the test provider. */
export const simulatedIssuer = 'simulator';

/** A name or address of the machine itself: `localhost`, `shop.localhost`, `127.0.0.1`. */
const isThisMachine = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/**
 * Whether the test provider is refused: it asks for no proof of who signs in, so a shop at a public https address has it only if
 * the operator says that the shop is a demonstration.
 */
export const isTestProviderRefused = (
  { protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>,
  { isDemo }: { readonly isDemo: boolean },
): boolean => protocol === 'https:' && !isThisMachine(hostname) && !isDemo;

const mostProviders = 5;

/** Whether an operator's list are such providers, each with its own id. Only the machine itself may be asked without TLS. */
export function areSignInProviders(list: ReadonlyArray<unknown>): boolean {
  const providers = list.map((one) =>
    typeof one === 'object' && one !== null ? (one as Partial<SignInProvider>) : {},
  );
  return (
    providers.length <= mostProviders &&
    new Set(providers.map(({ id }) => id)).size === providers.length &&
    providers.every(
      ({ id, name, issuer, clientId }) =>
        typeof id === 'string' &&
        /^[a-z0-9-]{1,20}$/.test(id) &&
        isText(name, 40) &&
        isText(clientId, 300) &&
        typeof issuer === 'string' &&
        (issuer === simulatedIssuer || isIssuer(issuer)),
    )
  );
}

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  return (
    (protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))) &&
    search === '' &&
    hash === ''
  );
}
