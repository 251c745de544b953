import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Accepted mails. */
  readonly received: ReadonlyArray<{ to: string; content: string }>;
  /** Bytes dripped in replies that never end. */
  dripped(): number;
  /** How many mails it received whole and has not answered. */
  hanging(): number;
  /** How many connections are open. */
  connections(): number;
  /** How many were open at once at most. */
  mostConnections(): number;
  stop(): Promise<void>;
}

/** Refused recipients, by the name before the @. */
const refusals: ReadonlyMap<string, Error> = new Map([
  ['refused', Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })],
  ['later', Object.assign(new Error('4.2.1 Mailbox busy'), { responseCode: 451 })],
]);

/** Milliseconds between dripped bytes: far less than any timeout that restarts with each byte. */
const dripPause = 20;

/**
 * A real mail server on a free port. `refused@` gets 550 and `later@` 451; to `drips@` it sends a byte now and then and
 * never a whole line; a mail to `hangs@` is accepted without a reply.
 */
export async function startMailServer(): Promise<MailServer> {
  const received: Array<{ to: string; content: string }> = [];
  const drips: NodeJS.Timeout[] = [];
  let dripped = 0;
  let hanging = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      most = Math.max(most, (server.connections as Set<unknown>).size);
      done();
    },
    onRcptTo({ address }, session, done) {
      const [name = ''] = address.split('@');
      if (name === 'drips') drip(session);
      else done(refusals.get(name));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        if (to.startsWith('hangs@')) return void (hanging += 1);
        received.push({ to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  // The tests are about clients that drop their connection.
  server.on('error', () => {});

  /** The library sends whole lines only, so the bytes go into its socket. */
  function drip({ id }: SMTPServerSession): void {
    const connections = server.connections as unknown as Set<{ session: { id: string }; _socket: Socket }>;
    const socket = [...connections].find(({ session }) => session.id === id)!._socket;
    drips.push(setInterval(() => socket.writable && socket.write('2', () => (dripped += 1)), dripPause));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    dripped: () => dripped,
    hanging: () => hanging,
    connections: () => (server.connections as Set<unknown>).size,
    mostConnections: () => most,
    stop: () =>
      new Promise<void>((resolve) => {
        drips.forEach(clearInterval);
        server.close(() => resolve());
      }),
  };
}
