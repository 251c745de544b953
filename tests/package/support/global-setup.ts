import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { packKit } from '../../../scripts/package/consumer.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed kit, as it would be published. */
    tarball: string;
  }
}

/** Packs the kit once for all tests of it. */
export default function setup(project: TestProject) {
  const { folder, tarball } = packKit();
  project.provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true, force: true });
}
