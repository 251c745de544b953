import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of one module. */
const scale = 6;

/** A chunk of PNG (ISO/IEC 15948, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A QR code as a grey PNG with a byte for each pixel: clients of the contract show no SVG. @param text in UTF-8 */
export function qrPicture(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const line = (row: ReadonlyArray<boolean>) =>
    // Each line begins with its filter: none.
    Buffer.from([0, ...row.flatMap((isDark) => Array<number>(scale).fill(isDark ? 0 : 255))]);
  const lines = data.flatMap((row) => Array<Buffer>(scale).fill(line(row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(data.length * scale, 0);
  header.writeUInt32BE(data.length * scale, 4);
  // Eight bits, grey; deflate, usual filters, no interlace are 0.
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
