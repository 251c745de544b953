import { megabyte } from './file-checks.ts';

const kilobyte = 1024;

/**
 * A file size in a readable unit, for the message of the same name: under 1 kB in bytes, under 1 MB in whole kB, else
 * in MB with at most one decimal. Units of 1024, like the limits.
 */
export function readableSize(bytes: number): { unit: 'bytes' | 'kilobytes' | 'megabytes'; size: number } {
  if (bytes < kilobyte) return { unit: 'bytes', size: bytes };
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return { unit: 'kilobytes', size: kilobytes };
  return { unit: 'megabytes', size: Math.round((bytes / megabyte) * 10) / 10 };
}
