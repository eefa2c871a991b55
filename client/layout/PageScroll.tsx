import { useState } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/** A page opens at its top; going back leads to where one was; a filter or an open record leaves it where it stands. */
export function PageScroll() {
  const [visitOf] = useState(trackVisits);
  return <ScrollRestoration getKey={visitOf} />;
}

/** Names the visits to a page: entries of the history that follow each other at one path are one. */
function trackVisits() {
  const visits = new Map<string, string>();
  let last = { pathname: '', visit: '' };
  return ({ key, pathname }: Location): string => {
    const visit = visits.get(key) ?? (pathname === last.pathname ? last.visit : key);
    visits.set(key, visit);
    last = { pathname, visit };
    return visit;
  };
}
