import type { Example } from './examples.ts';

/**
 * GraphiQL shows no variables for its first default tab, but takes them from storage. Does nothing when there
 * were tabs before.
 */
export function prepareFirstVisit(firstTab: Example): void {
  if (localStorage.getItem('graphiql:tabState')) return;
  localStorage.setItem('graphiql:query', firstTab.query);
  localStorage.setItem('graphiql:variables', firstTab.variables);
}
