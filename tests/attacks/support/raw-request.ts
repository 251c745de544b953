import { connect, type Socket } from 'node:net';

/** A server's response on one connection. */
export interface RawAnswer {
  /** The status of the first response; null if the connection ended or timed out without one. */
  readonly status: number | null;
  /** From the first byte sent to the first line of the response. */
  readonly milliseconds: number;
  /** Everything received, headers and bodies of all responses, as Latin-1. */
  readonly text: string;
  readonly isClosed: boolean;
}

export interface RawOptions {
  readonly port: number;
  /** The client address, in 127.0.0.0/8: an attacker must not use up another's limits. */
  readonly from: string;
  /** Until the server closes the connection, or for `within` milliseconds; else only the first response line. */
  readonly isHeardOut?: boolean;
  /** The longest wait in milliseconds. */
  readonly within?: number;
}

/** Opens a connection from a loopback address; an error only ends it. */
export function open(port: number, from: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from }, () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });
}

/** Sends bytes that an HTTP library would not send, and reads the response while still writing. */
export async function sendRaw(parts: ReadonlyArray<string | Buffer>, options: RawOptions): Promise<RawAnswer> {
  const { port, from, isHeardOut = false, within = 10_000 } = options;
  const socket = await open(port, from);
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let answeredAfter: number | null = null;
    let isClosed = false;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      const milliseconds = answeredAfter ?? performance.now() - began;
      resolve({ status: status === undefined ? null : Number(status), milliseconds, text, isClosed });
    };
    const timer = setTimeout(finish, within);
    socket.on('data', (chunk) => {
      answeredAfter ??= performance.now() - began;
      text += chunk.toString('latin1');
      if (!isHeardOut) finish();
    });
    socket.on('close', () => {
      isClosed = true;
      finish();
    });
    for (const part of parts) socket.write(part);
  });
}

/** The head of a request with these lines, unchanged. */
export const head = (firstLine: string, lines: ReadonlyArray<string>): string =>
  `${[firstLine, ...lines].join('\r\n')}\r\n\r\n`;

const chunkSize = 64 * 1024;

/** A body as chunks of 64 kB. */
export function chunked(body: Buffer): ReadonlyArray<Buffer> {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += chunkSize) {
    const chunk = body.subarray(at, at + chunkSize);
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
  }
  return [...parts, Buffer.from('0\r\n\r\n')];
}
