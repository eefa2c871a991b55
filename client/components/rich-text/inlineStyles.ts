const TAG = /<[a-z][^<>]*>/gi;
const INLINE = /([\s"'/])(style|on\w+)(\s*=)/gi;

/**
 * HTML whose inline styles and handlers have become `data-style` and the like. Merely parsing them breaks the
 * content security policy, which is why this comes before any cleaning; it cleans nothing itself.
 */
export const withoutInline = (html: string) =>
  html.replace(TAG, (tag) => tag.replace(INLINE, '$1data-$2$3'));

/** What an element's `data-style` says. */
export function parsedStyles(element: HTMLElement): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = element.dataset.style ?? '';
  return style;
}
