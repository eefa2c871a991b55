import { useState } from 'react';
import { type Location, ScrollRestoration, type UIMatch } from 'react-router-dom';
import { pageOf } from './pageOf.ts';

/** The key of what a tab opens by its address, whatever it had opened before. */
const FIRST = 'default';

/** A page opens at its top; going back leads to where one was; a filter or an open record leaves it where it stands. */
export function PageScroll() {
  const [visitOf] = useState(trackVisits);
  return <ScrollRestoration getKey={visitOf} />;
}

/** Names the visits to a page: entries of the history that follow each other at one page are one. */
function trackVisits() {
  const visits = new Map<string, string>();
  let last = { page: '', visit: '' };
  return (location: Location, matches: UIMatch[]): string => {
    const page = pageOf(location, matches);
    const own = location.key === FIRST ? page : location.key;
    const visit = visits.get(location.key) ?? (page === last.page ? last.visit : own);
    visits.set(location.key, visit);
    last = { page, visit };
    return visit;
  };
}
