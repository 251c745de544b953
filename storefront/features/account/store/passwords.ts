import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first choice for passwords: argon2id with 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/**
 * How many are hashed at once per process. Each takes 19 MiB and one of the four threads on which Node also reads
 * files: in a rush sign-ins wait; the shop stays responsive.
 */
const mostAtOnce = 2;

const inTurn = limiter(mostAtOnce);
const derive = promisify(argon2);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const phc = (salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;

/** A hash that no password has, for unknown accounts: verifying takes as long as for any other. */
const decoy = phc(randomBytes(16), randomBytes(tagLength));

/** In place of the hash of an account without a password. */
export const noPassword = '';

/** Passwords are equal in every Unicode composition of their accents (NIST SP 800-63B, 5.1.1.2). */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** @returns a PHC string: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return phc(
    nonce,
    await inTurn(() => derive('argon2id', { message: messageOf(password), nonce, tagLength, ...cost })),
  );
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Whether a password made this hash, by the parameters in it. Null stands for no account, `noPassword` for one that
 * no password opens; both take as long.
 *
 * @throws Error for a foreign hash format
 */
export async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const isOpen = hash !== null && hash !== noPassword;
  const [, memory, passes, parallelism, salt, tag] = shape.exec(isOpen ? hash : decoy) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A password is kept in a form that is not known.');
  const expected = Buffer.from(tag, 'base64');
  const found = await inTurn(() =>
    derive('argon2id', {
      message: messageOf(password),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(found, expected) && isOpen;
}

/** Runs this many tasks at once; others wait in order. */
function limiter(most: number) {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next in the queue gets the slot.
      if (next) next();
      else running -= 1;
    }
  };
}
