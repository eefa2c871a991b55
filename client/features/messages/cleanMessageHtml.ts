import createDOMPurify, { type WindowLike } from 'dompurify';
import { isFileUrl } from '../../ui/upload/showFile.ts';

const REMOTE = /^https?:/i;
const LOADS = /\b(url|src|image|image-set|cross-fade)\(/i;
const COLORS = /(^|[;\s])(color|background(-color)?)\s*:/i;

/**
 * Cleans HTML for a frame with its own policy: no scripts, requests or styles for others. A remote picture keeps its
 * address only when it may load, since loading tells the sender that the message was read.
 * An upload, which needs the token, has its address in `data-file`.
 */
export function cleanMessageHtml(frame: WindowLike, html: string, showsPictures: boolean) {
  const body = createDOMPurify(frame).sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'math', 'audio'],
    FORBID_ATTR: ['srcset', 'poster', 'id', 'class', 'name', 'background'],
    ALLOW_DATA_ATTR: false,
  }) as HTMLElement;
  let hasRemotePictures = false;
  for (const media of body.querySelectorAll('img, video, source')) {
    const src = media.getAttribute('src') ?? '';
    if (isFileUrl(src)) {
      media.removeAttribute('src');
      media.setAttribute('data-file', src);
    }
    if (!REMOTE.test(src)) continue;
    hasRemotePictures = true;
    if (!showsPictures) media.removeAttribute('src');
  }
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer');
    link.setAttribute('target', '_blank');
  }
  const styled = [...body.querySelectorAll<HTMLElement>('[style]')];
  for (const { style } of styled) {
    for (const name of [...style])
      if (LOADS.test(style.getPropertyValue(name))) style.removeProperty(name);
  }
  const hasColors = styled.some((each) => COLORS.test(each.getAttribute('style') ?? ''));
  return { html: body.innerHTML, hasRemotePictures, hasColors };
}
