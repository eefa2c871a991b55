/**
 * GraphiQL's style sheet follows the system's colour scheme while the page is open, its editors do
 * not: their theme is set once. A theme chosen in GraphiQL's settings (a class on the body) stays.
 */
export function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', async () => {
    const { classList } = document.body;
    if (classList.contains('graphiql-light') || classList.contains('graphiql-dark')) return;
    const { editor } = await import('monaco-editor/esm/vs/editor/editor.api.js');
    editor.setTheme(dark.matches ? 'graphiql-DARK' : 'graphiql-LIGHT');
  });
}
