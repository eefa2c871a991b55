import type { Example } from './examples.ts';

/**
 * Of the first of its default tabs GraphiQL shows the operation, but not the variables: it takes
 * these from where it keeps what was last edited. Does nothing when there were tabs before.
 */
export function prepareFirstVisit(firstTab: Example): void {
  if (localStorage.getItem('graphiql:tabState')) return;
  localStorage.setItem('graphiql:query', firstTab.query);
  localStorage.setItem('graphiql:variables', firstTab.variables);
}
