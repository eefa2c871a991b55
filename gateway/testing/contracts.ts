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

/** Runs the migration that is drafted for contracts, as a file of its own. */
async function migrateContracts(url: string): Promise<void> {
  const folder = join(projectFolder, 'dist', `contracts-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '0099-contracts.ts');
  const text = migrationOf(contractsDeclaration).replace(
    "'./",
    "'../../gateway/database/migrations/",
  );
  writeFileSync(file, text);
  const { contracts } = (await import(/* @vite-ignore */ file)) as { contracts: Migration };
  const store = await openStore(url);
  await contracts.up(store.db as never);
  await store.close();
  rmSync(folder, { recursive: true });
}

export async function startWithContracts(): Promise<TestGateway> {
  return startGateway({
    sdl: contractsSdl,
    reach: async (url) => {
      await migrateContracts(url);
      return url;
    },
  });
}

export const GIVEN = { name: 'Luz', supplier: 'Companhia Energética', monthly: 1250.5 };
const WHOLE = 'id name supplier monthly status endsOn version';
export const CREATE = `mutation ($input: CreateContractInput!) {
  createContract(input: $input) { contract { ${WHOLE} } activityId }
}`;
export const UPDATE = `mutation ($input: UpdateContractInput!) {
  updateContract(input: $input) { contract { ${WHOLE} } activityId }
}`;
