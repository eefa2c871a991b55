import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { htmlOfText, textOfHtml } from './html-text.ts';

it.each([
  ['', ''],
  ['<p>Medir <strong>antes</strong>.</p>', 'Medir antes.'],
  ['<h2>Vitrine</h2><p>Um<br>dois</p>', 'Vitrine\nUm\ndois'],
  ['<ul><li><p>Fita</p></li><li><p>Trena</p></li></ul>', 'Fita\nTrena'],
  ['<p>2 &lt; 3 &amp; &quot;sim&quot;</p>', '2 < 3 & "sim"'],
  ['<p>&amp;lt;</p>', '&lt;'],
])('the text of %s', (html, text) => expect(textOfHtml(html)).toBe(text));

it.each([
  ['', ''],
  ['Medir antes.\r\nDepois cortar.', '<p>Medir antes.</p><p>Depois cortar.</p>'],
  ['<p> & "aspas"', '<p>&lt;p&gt; &amp; &quot;aspas&quot;</p>'],
])('%s as HTML', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
  expect(textOfHtml(cleanHtml(html))).toBe(text.replace('\r', ''));
});
