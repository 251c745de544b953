import http from 'node:http';

/** A request, byte by byte as given. */
export interface Sent {
  readonly method: string;
  /** From the root; invalid characters are encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Received {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Processor time of this process meanwhile, server and client, in milliseconds: a busy machine does not count. */
  readonly work: number;
  /** In real time. */
  readonly milliseconds: number;
}

/** A browser without rules: it keeps its cookies and sends whatever it gets. */
export class Sender {
  readonly #url: URL;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = new URL(url);
  }

  get origin(): string {
    return this.#url.origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  send({ method, path, headers, body }: Sent): Promise<Received> {
    const { hostname, port } = this.#url;
    const began = performance.now();
    const cpu = process.cpuUsage();
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          hostname,
          port,
          method,
          path: path.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed())),
          headers,
          agent: this.#agent,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              if (name !== undefined) this.#cookies.set(name, value ?? '');
            }
            const { user, system } = process.cpuUsage(cpu);
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              work: (user + system) / 1000,
              milliseconds: performance.now() - began,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  get(path: string): Promise<Received> {
    return this.send({ method: 'GET', path, headers: { Cookie: this.cookie } });
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Received> {
    return this.send({
      method: 'POST',
      path,
      headers: {
        Cookie: this.cookie,
        Origin: this.origin,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
