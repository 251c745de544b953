import { megabyte } from './file-checks.ts';

const kilobyte = 1024;

/**
 * The size of a file in the unit that a person reads, for the message of the same name: under 1 kB in bytes, under
 * 1 MB in whole kB, and else in MB with one decimal at most. Units of 1024, as the limits count.
 */
export function readableSize(bytes: number): { unit: 'bytes' | 'kilobytes' | 'megabytes'; size: number } {
  if (bytes < kilobyte) return { unit: 'bytes', size: bytes };
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return { unit: 'kilobytes', size: kilobytes };
  return { unit: 'megabytes', size: Math.round((bytes / megabyte) * 10) / 10 };
}
