import { useQuery } from '@apollo/client/react';
import { CatalogueFiguresDocument } from './CatalogueFigures.generated.ts';

/** Returns figures of the shop's catalogue; undefined until the gateway has answered. */
export const useCatalogue = () => useQuery(CatalogueFiguresDocument).data;
