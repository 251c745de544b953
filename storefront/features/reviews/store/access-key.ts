import { createHash, randomBytes } from 'node:crypto';

/** 144 random bits in base64url: what a link in a mail carries. */
export const newAccessKey = (): string => randomBytes(18).toString('base64url');

/** Addresses are compared in small letters: people write their own either way. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();

/** By which a text is known again. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
