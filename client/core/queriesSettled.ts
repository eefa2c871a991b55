import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

/** Resolves when what is shown waits for no answer, also when one is an error. */
export async function queriesSettled(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries()];
  const answer = filter(({ loading }: { loading: boolean }) => !loading);
  await Promise.all(
    shown.map((query) => firstValueFrom(query.pipe(answer), { defaultValue: null })),
  );
}
