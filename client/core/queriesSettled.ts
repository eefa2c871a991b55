import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

/** Resolves when no shown query is loading; failed queries count as complete. */
export async function queriesSettled(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries()];
  const answer = filter(({ loading }: { loading: boolean }) => !loading);
  await Promise.all(
    shown.map((query) => firstValueFrom(query.pipe(answer), { defaultValue: null })),
  );
}
