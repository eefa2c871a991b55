import type { Declaration } from '../records/declare/declaration.ts';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from 'kysely';
import { migrationOf } from '../../scripts/migration.ts';
import { projectFolder } from '../config/project.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { readSources } from '../records/expand/sdl.ts';
import { openStore } from '../database/open-store.ts';
import { CONTRACTS } from './contracts-sdl.ts';
import { startGateway, type TestGateway } from './test-gateway.ts';

export const contractsSdl = [...readSources(), CONTRACTS];
export const contractsDeclaration = declarationsIn(contractsSdl).get('Contract')!;

/** Runs the migrations that are drafted for kinds, as files of their own. */
async function migrateKinds(url: string, declarations: readonly Declaration[]): Promise<void> {
  const folder = join(projectFolder, 'dist', `kinds-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  const store = await openStore(url);
  for (const declaration of declarations) {
    const file = join(folder, `0099-${declaration.many}.ts`);
    const text = migrationOf(declaration).replace("'./", "'../../gateway/database/migrations/");
    writeFileSync(file, text);
    const drafted = (await import(/* @vite-ignore */ file)) as Record<string, Migration>;
    await drafted[declaration.many]!.up(store.db as never);
  }
  await store.close();
  rmSync(folder, { recursive: true });
}

/** Returns the declarations of kinds that the product does not have. */
export function kindsIn(sdl: string, kinds: readonly string[]): Declaration[] {
  const declarations = declarationsIn([...readSources(), sdl]);
  return kinds.map((kind) => declarations.get(kind)!);
}

/** Starts a gateway with kinds that the product does not have; a kind comes after those that it refers to. */
export function startWithKinds(sdl: string, kinds: readonly string[]): Promise<TestGateway> {
  return startGateway({
    sdl: [...readSources(), sdl],
    reach: async (url) => {
      await migrateKinds(url, kindsIn(sdl, kinds));
      return url;
    },
  });
}

export const startWithContracts = () => startWithKinds(CONTRACTS, ['Contract']);

export const GIVEN = { name: 'Luz', supplier: 'Companhia Energética', monthly: 1250.5 };
const WHOLE = 'id name supplier monthly status endsOn version';
export const CREATE = `mutation ($input: CreateContractInput!) {
  createContract(input: $input) { contract { ${WHOLE} } activityId }
}`;
export const UPDATE = `mutation ($input: UpdateContractInput!) {
  updateContract(input: $input) { contract { ${WHOLE} } activityId }
}`;
