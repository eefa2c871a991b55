import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from '../scripts/build.ts';
import { buildServer } from './start-server.ts';

const ONE_WAY_TO_WRITE = 'records: write invoices and accounts through one commit';

/** Builds an older commit's gateway in a folder of its own, with today's packages. Resolves to its servers' folder. */
export async function buildBefore(commit = commitBefore(ONE_WAY_TO_WRITE)): Promise<string> {
  const tree = join(root, 'dist/before', commit);
  const modules = join(tree, 'node_modules');
  if (!existsSync(modules)) {
    mkdirSync(tree, { recursive: true });
    git('archive', `--output=${tree}.tar`, commit);
    execFileSync('tar', ['-xf', `${tree}.tar`, '-C', tree]);
    symlinkSync(join(root, 'node_modules'), modules);
  }
  const types = ['--import', 'tsx', 'scripts/build.ts', 'types'];
  execFileSync(process.execPath, types, { cwd: tree, env: toolEnvironment });
  return buildServer(tree, 'gateway');
}

/** Returns the commit before the one with this subject. */
export function commitBefore(subject: string): string {
  const first = git('log', '--format=%H', `--grep=^${subject}$`).split('\n')[0]!;
  return git('rev-parse', `${first}^`);
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
