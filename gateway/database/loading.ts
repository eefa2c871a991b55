import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/** Reads many keys in one query; missing keys are not in the map. */
export type ReadMany<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<Map<Key, Value>>;

export type Load = <Key, Value>(read: ReadMany<Key, Value>, key: Key) => Promise<Value | undefined>;

/** Batches without caching: a later mutation of the same request must show its changes. */
export function loaderOf(db: Db): Load {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  return <Key, Value>(read: ReadMany<Key, Value>, key: Key) => {
    let loader = loaders.get(read) as DataLoader<Key, Value | undefined> | undefined;
    if (!loader) {
      const batch = async (keys: readonly Key[]) => {
        const values = await read(db, [...new Set(keys)]);
        return keys.map((each) => values.get(each));
      };
      loader = new DataLoader(batch, { cache: false });
      loaders.set(read, loader);
    }
    return loader.load(key);
  };
}
