import { recipient } from '../../../storefront/reference/asking/recipient.ts';

/** A page's response to a shopper without a browser. */
export interface Answer {
  status: number;
  html: string;
  /** The redirect target, from the root; null without one. */
  location: string | null;
  /** Seconds until a retry; null where not given. */
  retryAfter: string | null;
}

/** An order acknowledged by the shop. */
export interface AcknowledgedOrder {
  /** Its confirmation address. */
  address: string;
}

let shoppers = 0;
/** In a reserved network. */
const newAddress = (): string => {
  shoppers += 1;
  return `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
};

/**
 * A shopper who sends forms as a browser without JavaScript does: keeps cookies, sends Origin, sees redirects.
 * Hundreds fit where one browser would.
 */
export class HttpShopper {
  readonly #url: string;
  /** Each has its own: rate limits would hold up hundreds with one address or e-mail. */
  readonly #address = newAddress();
  readonly #email = `kupuje-${this.#address.replaceAll('.', '-')}@poczta.pl`;
  readonly #cookies = new Map<string, string>();

  readonly #onAnswer: (path: string, answer: Answer) => void;

  /** @param onAnswer called with every response */
  constructor(url: string, onAnswer: (path: string, answer: Answer) => void = () => {}) {
    this.#url = url;
    this.#onAnswer = onAnswer;
  }

  /** Its cookies as a request header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Answer> {
    return this.#send(path, { method: 'GET' });
  }

  /** @param fields a form with files is sent as is */
  post(path: string, fields: Readonly<Record<string, string>> | FormData): Promise<Answer> {
    return this.#send(path, {
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    });
  }

  /** Adds products to the basket by the product page's form. */
  async add(productAddress: string, fields: { size: string; number: string }): Promise<void> {
    expectRedirect(await this.post(productAddress, fields), 'adding to the basket');
  }

  /** From a full basket to the last page before ordering. */
  async prepare(delivery: { shipping: string; payform_id: string }): Promise<Readonly<Record<string, string>>> {
    expectRedirect(
      await this.post('/order1.php', { ...recipient, email: this.#email, ...delivery }),
      'delivery and payment',
    );
    const { status, html, location } = await this.get('/order2.php');
    if (status !== 200) throw new Error(`The summary answered ${status}, ${location ?? 'without a way on'}`);
    return { ...hiddenFields(html), terms: '1', agree_virtual: '1' };
  }

  /** Orders; throws if the shop did not acknowledge it. */
  async order(summary: Readonly<Record<string, string>>): Promise<AcknowledgedOrder> {
    const answer = await this.post('/order2.php', summary);
    return { address: expectRedirect(answer, 'the order') };
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(this.#url + path, {
      ...init,
      redirect: 'manual',
      headers: {
        origin: this.#url,
        'x-forwarded-for': this.#address,
        cookie: this.cookies,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    const { status, headers } = response;
    const answer: Answer = {
      status,
      html: await response.text(),
      location: headers.get('location'),
      retryAfter: headers.get('retry-after'),
    };
    this.#onAnswer(path, answer);
    return answer;
  }
}

function expectRedirect({ status, location, html }: Answer, what: string): string {
  if (status === 303 && location !== null) return location;
  const said = /<main[\s\S]*<\/main>/
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 400);
  throw new Error(`${what}: ${status} ${said ?? html.slice(0, 200)}`);
}

/** The hidden fields of the order form. */
export function hiddenFields(html: string): Record<string, string> {
  const form = /<form[^>]*order2[\s\S]*?<\/form>/.exec(html)?.[0] ?? html;
  return Object.fromEntries(
    [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].flatMap(([input]) => {
      const name = /name="([^"]*)"/.exec(input)?.[1];
      const value = /value="([^"]*)"/.exec(input)?.[1];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
}
