import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';

it('is a picture from which a camera reads the text', () => {
  const text = 'otpauth://totp/Sie%C5%84:hanna%40poczta.example?secret=JBSWY3DPEHPK3PXP&issuer=Sie%C5%84';
  const { data, width, height } = PNG.sync.read(qrPicture(text));
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(text);
});
