import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../core/keys.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { moveFocus } from '../../ui/moveFocus.ts';

const CARD = '[data-card]';

/** The part of the dialog of a card that its key opens. */
type CardPart = 'members' | 'labels';

/** Moves through the cards of a board by single keys, and opens the focused one at its members or labels. */
export function useCardKeys(): void {
  const navigate = useNavigate();
  const mayChange = useIsInGroup('editor');
  const open = (part: CardPart) => () => {
    const link = document.activeElement?.closest(CARD)?.querySelector('a');
    return link ? void navigate(link.search, { state: { part } }) : false;
  };
  useKeys('board', {
    next: () => moveFocus(`${CARD} a`, 1),
    previous: () => moveFocus(`${CARD} a`, -1),
    ...(mayChange && { assign: open('members'), label: open('labels') }),
  });
}
