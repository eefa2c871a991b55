import { linkTo } from '../../app/paths.ts';

const links: Record<string, (id: string) => string> = {
  Customer: linkTo.customer,
  Product: linkTo.product,
  Deal: linkTo.deal,
  Invoice: linkTo.invoice,
  User: linkTo.user,
  Board: linkTo.board,
  Project: linkTo.project,
  Event: (id) => linkTo.event(id),
};

export const recordLink = (kind: string, id: string): string | undefined => links[kind]?.(id);
