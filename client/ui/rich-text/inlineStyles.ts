const TAG = /<[a-z][^<>]*>/gi;
const INLINE = /([\s"'/])(style|on\w+)(\s*=)/gi;

/**
 * Renames inline styles and handlers to `data-style` and so on, since parsing them violates the content
 * security policy. Does not clean.
 */
export const withoutInline = (html: string) =>
  html.replace(TAG, (tag) => tag.replace(INLINE, '$1data-$2$3'));

export function parsedStyles(element: HTMLElement): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = element.dataset.style ?? '';
  return style;
}
