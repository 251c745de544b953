import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const git = (...parameters: ReadonlyArray<string>) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit to compare with: where the branch left main, or on main the previous commit. VISUAL_BASE
 * overrides it.
 */
export function baseCommit(): string | undefined {
  const named = process.env['VISUAL_BASE'];
  const candidates = named
    ? [['rev-parse', named]]
    : [
        ['merge-base', 'HEAD', 'origin/main'],
        ['rev-parse', 'HEAD~1'],
      ];
  const head = git('rev-parse', 'HEAD');
  for (const parameters of candidates) {
    try {
      const commit = git(...parameters);
      if (commit !== head) return commit;
    } catch {
      // A checkout without the main branch, or without history.
    }
  }
  return undefined;
}

/** The pictures of the base commit, or why they are missing. */
export type BaseShots =
  | { readonly folder: string; readonly problem?: undefined }
  | { readonly folder?: undefined; readonly problem: string };

/**
 * Takes the base commit's pictures with this browser, in a worktree beside the checkout. Pictures that the newer commit
 * changes are left out: they were reviewed.
 */
export async function takeBaseShots(): Promise<BaseShots> {
  const base = baseCommit();
  if (base === undefined) return { problem: 'no base commit is known' };
  const folder = mkdtempSync(join(tmpdir(), 'witryna-visual-'));
  const worktree = join(folder, 'base');
  try {
    git('worktree', 'add', '--detach', worktree, base);
    const taker = join(worktree, 'tests', 'visual', 'take-all.ts');
    if (!existsSync(taker)) return { problem: `the base commit ${base.slice(0, 9)} takes no pictures yet` };
    symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'));
    const shots = join(folder, 'shots');
    execFileSync(process.execPath, [taker, shots], { cwd: worktree, stdio: ['ignore', 'inherit', 'inherit'] });
    for (const name of git('diff', '--name-only', base, '--', 'tests/visual/baselines').split('\n'))
      if (name.endsWith('.webp')) rmSync(join(shots, name.split('/').at(-1) ?? ''), { force: true });
    return { folder: shots };
  } catch (error) {
    return { problem: `the base commit ${base.slice(0, 9)} could not be pictured: ${String(error)}` };
  } finally {
    try {
      git('worktree', 'remove', '--force', worktree);
    } catch {
      // It was never added.
    }
  }
}
