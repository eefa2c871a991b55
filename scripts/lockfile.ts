/** The oldest versions without a published vulnerability. */
const oldest: Record<string, string> = {
  fastify: '5.8.5',
  '@fastify/static': '9.1.1',
  '@fastify/reply-from': '12.6.4',
  '@apollo/server': '5.5.0',
  jws: '4.0.1',
  'sanitize-html': '2.17.4',
  ws: '8.17.1',
  dompurify: '3.4.0',
  nodemailer: '7.0.11',
  'file-type': '21.3.2',
};

/** A lockfile of version 3, as far as it is needed here. */
export interface Lockfile {
  packages: Record<string, { name?: string; version?: string; hasInstallScript?: boolean }>;
}

/** Returns vulnerable packages as `path version`; absent ones are fine. */
export function vulnerablePackages({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { name = path.split('node_modules/').at(-1), version }]) => {
      const least = oldest[name ?? ''];
      return least !== undefined && version !== undefined && isBelow(version, least);
    })
    .map(([path, { version }]) => `${path} ${version}`);
}

export function withInstallScript({ packages }: Lockfile): string[] {
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  return [...new Set(found.map(([path]) => path.split('node_modules/').at(-1)!))];
}

/** Tells whether a version is below another; a pre-release is below its release. */
function isBelow(version: string, least: string): boolean {
  const [release = '', preRelease] = version.split('-', 2);
  const difference = compareNumbers(numbersOf(release), numbersOf(least));
  return difference < 0 || (difference === 0 && preRelease !== undefined);
}

function numbersOf(release: string): number[] {
  return release.split('.').map(Number);
}

function compareNumbers(one: number[], other: number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
