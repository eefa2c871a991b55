import type { TestGateway } from './test-gateway.ts';

/** Runs the task when the next operation starts its transaction: after all that it reads before. */
export function beforeNextTransaction(
  { services }: TestGateway,
  task: () => Promise<unknown>,
): void {
  const { dbFor } = services;
  services.dbFor = (check) => {
    services.dbFor = dbFor;
    const db = dbFor(check);
    const begin = db.transaction.bind(db);
    db.transaction = () => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (work) => {
        await task();
        return execute(work);
      };
      return transaction;
    };
    return db;
  };
}
