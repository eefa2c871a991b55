/** Returns the `@font-face` rules of this page's own sheets, for a frame of the same origin. */
export const pageFonts = () =>
  [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.startsWith('@font-face'))
    .join('');
