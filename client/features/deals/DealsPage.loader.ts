import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { loadCode } from '../../core/loadCode.ts';
import { loadDeclaration } from '../../records/loadDeclaration.ts';
import { openDefaultView } from '../../records/views/openDefaultView.ts';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { boardVariables } from './dealBoard.ts';
import { dealViews } from './dealFilter.ts';
import { dealFilterIn } from './dealListFilter.ts';
import { forecastParameters } from './dealForecast.ts';
import { lostParameters } from './dealLosses.ts';
import { DealForecastDocument } from './DealForecast.generated.ts';
import { DealsBoardDocument } from './DealsBoard.generated.ts';
import { DealsPageDocument } from './DealsPage.generated.ts';

const fetchPolicy = 'cache-and-network';

export async function loader(given: LoaderFunctionArgs) {
  const { searchParams } = new URL(given.request.url);
  const view = dealViews.find((each) => each === searchParams.get('as')) ?? 'board';
  if (view === 'table') {
    const { list: query, declaration } = await loadRecordsPage(given, () => DealsPageDocument);
    return { view, query, declaration };
  }
  const started = load[view](searchParams);
  const declaration = await loadDeclaration(given);
  await openDefaultView(given.request, 'deals');
  return { ...(await started), declaration };
}

const load = {
  board(parameters: URLSearchParams) {
    const variables = boardVariables(dealFilterIn(parameters));
    const query = preloadQuery(DealsBoardDocument, { variables, fetchPolicy });
    return { view: 'board' as const, query, variables };
  },
  async forecast(parameters: URLSearchParams) {
    const variables = {
      filter: dealFilterIn(forecastParameters(parameters)),
      lost: dealFilterIn(lostParameters(parameters)),
    };
    const query = preloadQuery(DealForecastDocument, { variables, fetchPolicy });
    const code = await loadCode(() => import('./DealForecast.tsx'));
    return { view: 'forecast' as const, query, ...code };
  },
};
