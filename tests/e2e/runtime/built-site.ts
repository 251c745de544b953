import { join } from 'node:path';

export const project = join(import.meta.dirname, '..', '..', '..');

/** Where a test run builds the runtime's own site. @param run the process that started the workers */
export const testingSiteOf = (run: number): string => join(project, 'dist', `testing-site-${run}`);
