import { createHash, randomBytes } from 'node:crypto';

/** 144 random bits in base64url: the key of a mail's link. */
export const newAccessKey = (): string => randomBytes(18).toString('base64url');

/** Addresses are compared in lower case: people write theirs either way. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();

/** Identifies a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
