import { uploadLimit } from '../../../storefront/platform/uploads/upload-limit.ts';
import { Tally, type Attack } from '../support/attack.ts';
import { hostileBodies, type HostileBody } from '../support/hostile-bodies.ts';
import { chunked, head, sendRaw } from '../support/raw-request.ts';

/** Every kind of body reader. */
const paths = [
  '/signin.php',
  '/settings.php',
  '/basketchange.php?type=multiproduct',
  '/order1.php',
  '/graphql/v1/',
  '/ajax/get.php',
  '/ajax/opinions.php?action=insert',
  '/ajax/validation.php',
  '/policy-reports',
];

/** In bytes: below the limits of a call and of a form, above both, and as large as a form with files may be. */
const sizes = [60_000, 95_000, 1_000_000, uploadLimit - 1000];

/** Allowed responses to a body that no form would send; a server error is a finding. */
const isAnswer = (status: number | null): boolean =>
  status !== null && ((status >= 200 && status < 500) || status === 503);

const framings = ['with its length', 'in chunks'] as const;

/** One kind of hostile body, in all sizes, sent to all readers. */
const bodyAttack = (body: HostileBody): Attack => ({
  name: `bodies: ${body.name}`,
  async run({ port, shop }, from) {
    const tally = new Tally();
    for (const size of sizes) {
      const bytes = body.make(size);
      for (const framing of framings) {
        const parts =
          framing === 'in chunks'
            ? { line: 'Transfer-Encoding: chunked', sent: chunked(bytes) }
            : { line: `Content-Length: ${bytes.length}`, sent: [bytes] };
        for (const path of paths) {
          const lines = [
            `Host: ${new URL(shop.url).host}`,
            `Origin: ${shop.url}`,
            `Content-Type: ${body.type}`,
            parts.line,
          ];
          const { status, milliseconds } = await sendRaw([head(`POST ${path} HTTP/1.1`, lines), ...parts.sent], {
            port,
            from,
          });
          tally.add(status, milliseconds);
          if (!isAnswer(status)) tally.find(`${status ?? 'no answer'} to ${size} bytes ${framing} at ${path}`);
        }
      }
    }
    return tally.outcome();
  },
});

export const bodyAttacks: ReadonlyArray<Attack> = hostileBodies.map(bodyAttack);
