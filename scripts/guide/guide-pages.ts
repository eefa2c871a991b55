import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideSection } from '../../client/docs/guide.ts';

export const repository = join(import.meta.dirname, '../..');

export interface GuideFile {
  slug: string;
  section: GuideSection;
  file: string;
  translation?: string;
}

const written: [section: GuideSection, slugs: string[]][] = [
  [
    'user',
    [
      'first-steps',
      'sign-in-and-roles',
      'registers-and-sales',
      'invoices',
      'work-screens',
      'keyboard',
      'search',
      'settings-and-languages',
    ],
  ],
  [
    'developer',
    [
      'playground',
      'api-keys',
      'schema-conventions',
      'permissions',
      'rest-calls',
      'files',
      'errors-and-limits',
    ],
  ],
  [
    'operator',
    ['running', 'configuration', 'database-and-backup', 'accounts', 'production', 'operating'],
  ],
];

const decisions = readdirSync(join(repository, 'docs/decisions'))
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .map((name) => ({
    slug: `decisions/${name.replace(/\.md$/, '')}`,
    file: `docs/decisions/${name}`,
  }));

export const guideFiles: readonly GuideFile[] = [
  ...written.flatMap(([section, slugs]) => slugs.map((slug) => writtenPage(section, slug))),
  ...[
    { slug: 'glossary', file: 'docs/glossary.md' },
    { slug: 'contributing', file: 'CONTRIBUTING.md' },
    { slug: 'security', file: 'SECURITY.md' },
    ...decisions,
  ].map((page) => ({ ...page, section: 'project' as const })),
];

function writtenPage(section: GuideSection, slug: string): GuideFile {
  const translation = `docs/guide/pt-BR/${slug}.md`;
  return {
    slug,
    section,
    file: `docs/guide/${slug}.md`,
    ...(existsSync(join(repository, translation)) && { translation }),
  };
}
