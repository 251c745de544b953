import type { illegalCodes } from './codes.ts';

type CheckedField = keyof (typeof illegalCodes)['client'];

/** Words as people write them: letters of any script with their marks, spaces, hyphens, dots, apostrophes. */
const name = /[^\p{L}\p{M}\p{Zs}.,'’‘()–-]/u;
/** In a name of a street or town also digits: "3 Maja", "Paris 5e", "Łobzowska 8/3". */
const place = /[^\p{L}\p{M}\p{N}\p{Zs}.,'’‘()–"„”“/&:;+#-]/u;

/** Each field's illegal character. A company may have nearly any name, but no code marks or invisible characters. */
const illegal: Readonly<Record<CheckedField, RegExp>> = {
  firstname: name,
  lastname: name,
  companyName: /[\p{C}<>{}[\]\\^|~`]/u,
  // Old Irish numbers have + and *.
  taxNumber: /[^\p{L}\d\p{Zs}./+*-]/u,
  street: place,
  city: place,
  phone: /[^\d\p{Zs}+()./*#-]/u,
};

/** Whether the value has a character that this field forbids (spec 5: "illegal-characters checks per field"). */
export const hasIllegalCharacters = (field: CheckedField, value: string): boolean => illegal[field].test(value);

/** Whether it has a letter of any script: "123" is no name and no town. */
export const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
