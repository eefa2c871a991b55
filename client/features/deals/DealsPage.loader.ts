import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { boardVariables } from './dealBoard.ts';
import { dealFilterIn, dealViews } from './dealFilter.ts';
import { forecastParameters } from './dealForecast.ts';
import { lostParameters } from './dealLosses.ts';
import { DealForecastDocument } from './DealForecast.generated.ts';
import { DealsBoardDocument } from './DealsBoard.generated.ts';
import { DealsPageDocument } from './DealsPage.generated.ts';

const sortFields = ['title', 'amount', 'expectedCloseOn', 'createdAt', 'stage'] as const;
const fetchPolicy = 'cache-and-network';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = dealViews.find((each) => each === searchParams.get('as')) ?? 'board';
  const started = load[view](searchParams);
  await openDefaultView(request, 'deals');
  return started;
}

const load = {
  board(parameters: URLSearchParams) {
    const variables = boardVariables(dealFilterIn(parameters));
    const query = preloadQuery(DealsBoardDocument, { variables, fetchPolicy });
    return { view: 'board' as const, query, variables };
  },
  table(parameters: URLSearchParams) {
    const page = listVariables(parameters, sortFields);
    const variables = { ...page, filter: dealFilterIn(parameters) };
    return {
      view: 'table' as const,
      query: preloadQuery(DealsPageDocument, { variables, fetchPolicy }),
    };
  },
  forecast(parameters: URLSearchParams) {
    const variables = {
      filter: dealFilterIn(forecastParameters(parameters)),
      lost: dealFilterIn(lostParameters(parameters)),
    };
    return {
      view: 'forecast' as const,
      query: preloadQuery(DealForecastDocument, { variables, fetchPolicy }),
    };
  },
};
