import { afterAll, beforeAll } from 'vitest';
import { contractsDeclaration } from '../../gateway/testing/contracts.ts';
import { clientRecord } from '../../scripts/client-records.ts';
import { recordKinds } from '../generated/recordKinds.ts';
import { records } from '../generated/records.ts';

/** Gives one file of tests the client as it is generated from an SDL that has contracts, too. */
export function withContractScreens(): void {
  const contract = clientRecord(contractsDeclaration);
  beforeAll(() => {
    recordKinds.push(contract);
    records.push(contract);
  });
  afterAll(() => {
    recordKinds.pop();
    records.pop();
  });
}
