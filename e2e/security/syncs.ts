import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Counts what a process asks the system to write to the disk from now on. */
export async function syncsOf(pid: number) {
  const strace = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-p', String(pid)]);
  let written = '';
  await new Promise<void>((resolve, reject) => {
    strace.once('error', () =>
      reject(new Error('This needs strace (Debian: apt-get install strace).')),
    );
    strace.stderr.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.includes('attached')) resolve();
    });
  });
  return {
    async counted() {
      strace.kill('SIGINT');
      await once(strace, 'close');
      return written.match(/\b(?:fsync|fdatasync)\(/g)?.length ?? 0;
    },
  };
}
