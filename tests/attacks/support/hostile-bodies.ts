import { Buffer } from 'node:buffer';

/** A body that is costly to parse, with its content type. */
export interface HostileBody {
  readonly name: string;
  readonly type: string;
  make(bytes: number): Buffer;
}

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

/** `unit` repeated between a start and an end. */
const repeated =
  (unit: string, before = '', after = '') =>
  (bytes: number): Buffer =>
    Buffer.concat([
      Buffer.from(before),
      Buffer.alloc(Math.max(0, bytes - before.length - after.length), unit),
      Buffer.from(after),
    ]);

/** Numbered units, each different from the others. */
const numbered =
  (unit: (n: number) => string, before: string, after: string) =>
  (bytes: number): Buffer => {
    const units: string[] = [];
    let left = bytes - before.length - after.length;
    for (let n = 0; left > 0; n += 1) {
      const one = unit(n);
      units.push(one);
      left -= one.length;
    }
    return Buffer.from(before + units.join('') + after);
  };

const part = 'Content-Disposition: form-data; name="product"\r\n\r\n1\r\n';

/** One of each kind that costs a parser more than its length. */
export const hostileBodies: ReadonlyArray<HostileBody> = [
  { name: 'empty fields', type: form, make: repeated('&') },
  { name: 'fields of one letter', type: form, make: repeated('a=&') },
  { name: 'different fields', type: form, make: numbered((n) => `a${n}=1&`, '', '') },
  { name: 'one giant field', type: form, make: repeated('a', 'login=') },
  { name: 'percent signs', type: form, make: repeated('%', 'login=') },
  { name: 'escaped characters', type: form, make: repeated('%F0%9F%98%80', 'login=') },
  { name: 'a text in an unusual encoding', type: `${form}; charset=gb18030`, make: repeated('\xe0\x80', 'login=') },
  { name: 'deep JSON arrays', type: 'application/json', make: repeated('[') },
  { name: 'deep JSON objects', type: 'application/json', make: repeated('{"query":') },
  { name: 'a giant JSON array', type: 'application/json', make: repeated('0,', '{"query":[', '0]}') },
  {
    name: 'different JSON keys',
    type: 'application/json',
    make: numbered((n) => `"k${n}":0,`, '{', '"query":"{hello}"}'),
  },
  { name: 'a JSON number', type: 'application/json', make: repeated('9', '{"query":1', '}') },
  { name: 'GraphQL aliases', type: 'text/plain', make: numbered((n) => `a${n}:hello `, '{', '}') },
  { name: 'GraphQL braces', type: 'text/plain', make: repeated('{a') },
  { name: 'GraphQL brackets', type: 'text/plain', make: repeated('[', '{hello(a:') },
  { name: 'a GraphQL field again and again', type: 'text/plain', make: repeated('name ', '{shop{', '}}') },
  {
    name: 'GraphQL fields within limits',
    type: 'text/plain',
    make: () => Buffer.from(`{shop{${'name '.repeat(3900)}}}`),
  },
  {
    name: 'GraphQL aliases of one field within limits',
    type: 'text/plain',
    make: () => Buffer.from(`{${'a:hello '.repeat(99)}}`),
  },
  {
    name: 'GraphQL fragments that spread each other',
    type: 'text/plain',
    make: numbered((n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`, '{...f0}', ''),
  },
  { name: 'GraphQL comments', type: 'text/plain', make: repeated('#\n', '{hello', '}') },
  { name: 'GraphQL directives', type: 'text/plain', make: repeated('@a', '{hello', '}') },
  {
    name: 'XML entities',
    type: 'text/xml',
    make: numbered(
      (n) => `<!ENTITY e${n + 1} "&e${n};&e${n};&e${n};&e${n};">`,
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "a">',
      ']><a>&e9;</a>',
    ),
  },
  { name: 'deep XML', type: 'application/xml', make: repeated('<a>') },
  { name: 'many parts', type: multipart, make: repeated(`--x\r\n${part}`, '', '--x--\r\n') },
  {
    name: 'many parts behind another boundary',
    type: 'multipart/form-data; note=";boundary=y"; boundary=x',
    make: repeated(`--x\r\n${part}`, '', '--x--\r\n'),
  },
  { name: 'many headers of a part', type: multipart, make: repeated('A: b\r\n', '--x\r\n', `${part}--x--\r\n`) },
  { name: 'an endless header of a part', type: multipart, make: repeated('a', '--x\r\nContent-Disposition: ', '\r\n') },
  {
    name: 'an endless file name',
    type: multipart,
    make: repeated('"\\', '--x\r\nContent-Disposition: form-data; name="'),
  },
  { name: 'nearly boundaries', type: 'multipart/form-data; boundary=xxxxxxxx', make: repeated('\r\n--xxxxxxx') },
  { name: 'an endless boundary', type: `multipart/form-data; boundary=${'-'.repeat(8000)}`, make: repeated('-') },
  { name: 'a part without an end', type: multipart, make: repeated('\r\n', `--x\r\n${part.slice(0, -2)}`) },
  { name: 'nothing but boundaries', type: multipart, make: repeated('--x\r\n') },
  { name: 'bytes of no type', type: 'application/octet-stream', make: repeated('\0') },
];
