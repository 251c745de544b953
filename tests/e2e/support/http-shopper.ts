import { recipient } from '../../../storefront/reference/asking/recipient.ts';

/** What a page answered to a shopper without a browser. */
export interface Answer {
  status: number;
  html: string;
  /** Where it sent the shopper, from the root; null where it did not. */
  location: string | null;
  /** When to try again, in seconds; null where it did not say. */
  retryAfter: string | null;
}

/** An order that the shop has acknowledged. */
export interface AcknowledgedOrder {
  /** Where its confirmation stands. */
  address: string;
}

let shoppers = 0;
/** In a network that is nobody's. */
const newAddress = (): string => {
  shoppers += 1;
  return `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
};

/**
 * A shopper who sends forms as a browser without JavaScript does: cookies kept, Origin told, redirects seen. Hundreds of
 * them fit where one browser would.
 */
export class HttpShopper {
  readonly #url: string;
  /** Everybody has an own one: hundreds who buy from one address or for one e-mail would be held up. */
  readonly #address = newAddress();
  readonly #email = `kupuje-${this.#address.replaceAll('.', '-')}@poczta.pl`;
  readonly #cookies = new Map<string, string>();

  readonly #onAnswer: (path: string, answer: Answer) => void;

  /** @param onAnswer is called with every answer */
  constructor(url: string, onAnswer: (path: string, answer: Answer) => void = () => {}) {
    this.#url = url;
    this.#onAnswer = onAnswer;
  }

  /** What it would send of its cookies, as a header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Answer> {
    return this.#send(path, { method: 'GET' });
  }

  /** @param fields a form with files comes as it is */
  post(path: string, fields: Readonly<Record<string, string>> | FormData): Promise<Answer> {
    return this.#send(path, {
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    });
  }

  /** Puts goods into the basket by the form of the product page. */
  async add(productAddress: string, fields: { size: string; number: string }): Promise<void> {
    expectRedirect(await this.post(productAddress, fields), 'adding to the basket');
  }

  /** From a full basket to the last page before the order. */
  async prepare(delivery: { shipping: string; payform_id: string }): Promise<Readonly<Record<string, string>>> {
    expectRedirect(
      await this.post('/order1.php', { ...recipient, email: this.#email, ...delivery }),
      'delivery and payment',
    );
    const { status, html } = await this.get('/order2.php');
    if (status !== 200) throw new Error(`The summary answered ${status}`);
    return { ...hiddenFields(html), terms: '1' };
  }

  /** Orders; throws where the shop did not acknowledge it. */
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

/** The hidden fields of the form that orders. */
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
