import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarations } from '../gateway/records/declarations.ts';
import { rowTypes } from '../gateway/records/declare/row-types.ts';
import { root, toolEnvironment } from './build.ts';
import { readExpandedSdl } from '../gateway/records/expand/sdl.ts';
import { clientRecordFiles } from './client-records.ts';
import { clientWordsFile, gatewayWordsFile } from './kind-words.ts';
import { possibleTypesFile } from './possible-types.ts';
import { searchHintsFile } from './search-hints.ts';

/** Writes types of rows and what screens know of the declared records, then types of the GraphQL operations. */
const gateway = join(root, 'gateway');
const tables = readdirSync(gateway, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.table.ts'))
  .map((file) => readFileSync(join(gateway, file), 'utf8'))
  .join('\n');
const derived = [...declarations.values()].filter(
  ({ many }) => !new RegExp(`^ {4}${many}: `, 'm').test(tables),
);
const folder = join(root, 'gateway/records/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'rows.ts'), rowTypes(derived));
writeFileSync(join(folder, 'kind-words.ts'), gatewayWordsFile(root));
const screens = join(root, 'client/generated');
rmSync(join(screens, 'declared'), { recursive: true, force: true });
mkdirSync(join(screens, 'declared'), { recursive: true });
for (const [file, text] of Object.entries(clientRecordFiles([...declarations.values()]))) {
  writeFileSync(join(screens, file), text);
}
writeFileSync(join(screens, 'kindWords.ts'), clientWordsFile(root));
writeFileSync(join(screens, 'possibleTypes.ts'), possibleTypesFile(readExpandedSdl().join('\n')));
const features = join(root, 'client/features');
const hints = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.searchHint.graphql'))
  .toSorted()
  .map((file) => readFileSync(join(features, file), 'utf8'));
writeFileSync(join(screens, 'searchHints.graphql'), searchHintsFile(hints));
const { status } = spawnSync('graphql-codegen', ['--config', 'codegen.ts'], {
  cwd: root,
  env: toolEnvironment,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
