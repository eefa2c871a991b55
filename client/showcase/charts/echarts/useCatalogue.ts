import { useQuery } from '@apollo/client/react';
import { CatalogueFiguresDocument } from './CatalogueFigures.generated.ts';

/** What the shop has in its catalogue; undefined until the gateway has told. */
export const useCatalogue = () => useQuery(CatalogueFiguresDocument).data;
