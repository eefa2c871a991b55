/**
 * GraphiQL's editors set their theme once, while its styles follow the system's. A theme chosen in GraphiQL
 * (a class on the body) stays.
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
