import { expect, it } from 'vitest';
import { isSecureOrigin } from './secure-origin.ts';

it.each([
  ['https://sien.example', true],
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.9.8.7', true],
  ['http://[::1]:3000', true],
  ['http://sien.example', false],
  ['http://192.168.1.7:3000', false],
  ['http://127.0.0.1.sien.example', false],
  ['http://localhost.sien.example', false],
  ['ftp://sien.example', false],
])('%s is secure: %s', (address, isSecure) => expect(isSecureOrigin(new URL(address))).toBe(isSecure));
