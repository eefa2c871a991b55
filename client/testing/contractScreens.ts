import { afterAll, beforeAll } from 'vitest';
import { contractsDeclaration, type kindsIn } from '../../gateway/testing/contracts.ts';
import { clientRecord } from '../../scripts/client-records.ts';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { recordKinds } from '../generated/recordKinds.ts';
import { records } from '../generated/records.ts';

/** Gives one file of tests the client as it is generated from an SDL that has these kinds, too. */
export function withScreensOf(declarations: ReturnType<typeof kindsIn>): void {
  const added = declarations.map((declaration) => {
    const record = clientRecord(declaration);
    return { ...record, ...(record.canCreate && { create: record.write }) };
  });
  beforeAll(() => {
    recordKinds.push(...added);
    records.push(...added);
    possibleTypes.AnyRecord.push(...added.map(({ kind }) => kind));
  });
  afterAll(() => {
    recordKinds.length -= added.length;
    records.length -= added.length;
    possibleTypes.AnyRecord.length -= added.length;
  });
}

export const withContractScreens = () => withScreensOf([contractsDeclaration]);
