import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const dangerous: [what: string, html: string, left: string][] = [
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script within a script', '<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['a script in upper case, never closed', 'a<SCRIPT SRC=//evil.test>b', 'a'],
  ['an event handler', '<p onclick="alert(1)" ONLOAD=x>a</p>', '<p>a</p>'],
  ['an event handler after a slash', '<b/onmouseover=alert(1)>a</b>', '<b>a</b>'],
  [
    'a javascript: link',
    '<a href="javascript:alert(1)">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  [
    'a javascript: link with a tab and entities in it',
    '<a href="&#x6A;ava\tscript&colon;alert(1)">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  ['a data: link', '<a href="data:text/html,x">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['a link without a scheme', '<a href="//evil.test">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['an iframe', 'a<iframe src="https://evil.test">x</iframe>b', 'ab'],
  ['an object', 'a<object data="x"><embed src="x"></object>b', 'ab'],
  ['a style sheet', 'a<style>p { color: red }</style>b', 'ab'],
  ['a sheet by link, a base, a meta', '<link href=x><base href=x><meta content=x>a', 'a'],
  ['a form', '<form action="https://evil.test"><input name=a><button>b</button></form>', 'b'],
  ['a drawing', 'a<svg onload="alert(1)"><script>x</script></svg>b', 'ab'],
  ['formulas', 'a<math><mi xlink:href="data:x">b</mi></math>c', 'ac'],
  ['a template and a comment', '<template>a</template><!-- b -->', 'a'],
  ['a style that loads', '<p style="background: url(https://evil.test)">a</p>', '<p>a</p>'],
  [
    'a colour that loads',
    '<p style="color: url(javascript:x); color: red">a</p>',
    '<p style="color:red">a</p>',
  ],
  ['a font that loads', '<p style="font-family: url(https://evil.test)">a</p>', '<p>a</p>'],
  ['a size that covers the page', '<p style="font-size: 9999px">a</p>', '<p>a</p>'],
  ['a size that is computed', '<p style="font-size: calc(1px * 999)">a</p>', '<p>a</p>'],
  ['a style that covers the page', '<p style="position: fixed; top: 0">a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="btn" id="root" name="x">a</p>', '<p>a</p>'],
  ['an image that runs', '<img src="javascript:alert(1)" onerror="alert(1)">', ''],
  ['an image that is no image', '<img src="data:text/html;base64,AA">', ''],
  ['an image over http', '<img src="http://track.test/a.png">', ''],
  ['an image without a scheme', '<img src="//track.test/a.png" alt="a">', ''],
  ['a set of images', '<img src="/a.png" srcset="http://track.test 2x">', '<img src="/a.png" />'],
  ['a video over http', '<video src="http://a.test/a.mp4" autoplay></video>', '<video></video>'],
  [
    'another window',
    '<a href="/a" target="_top">a</a>',
    '<a href="/a" rel="noopener noreferrer">a</a>',
  ],
];

const ordinary: [what: string, html: string][] = [
  ['text with signs', 'a &lt; b &amp; c &gt; d'],
  ['formatting', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s><br />e</p>'],
  ['headings', '<h1>a</h1><h6>b</h6>'],
  ['lists', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
  ['a quotation and code', '<blockquote>a</blockquote><pre><code>b</code></pre>'],
  ['a table', '<table><tbody><tr><th colspan="2">a</th><td>b</td></tr></tbody></table>'],
  [
    'a link',
    '<a href="https://a.test/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['a link to an address', '<a href="mailto:a@b.test" rel="noopener noreferrer">a</a>'],
  ['an image', '<img src="https://a.test/a.png" alt="a" width="3" />'],
  ['an image in the text', '<img src="data:image/png;base64,iVBORw0KGgo=" alt="a" />'],
  ['a video', '<video src="https://a.test/a.mp4" controls></video>'],
  [
    'fonts, sizes and colours',
    '<span style="font-family:Georgia, serif;font-size:18px;color:#1a2b3c">a</span>',
  ],
  [
    'what the editor makes of a font and a size',
    '<p><span style="font-family:Consolas, Menlo, monospace;font-size:32px">a</span></p>',
  ],
  ['an uploaded picture', '<img src="/files/0123456789abcdef01234567" alt="a" />'],
  ['an uploaded video', '<video src="/files/0123456789abcdef01234567" controls></video>'],
  [
    'all that the editor has buttons for',
    '<h4>a</h4><p><strong>b</strong><em>c</em><u>d</u><s>e</s></p><ul><li><p>f</p></li></ul>' +
      '<ol><li><p>g</p></li></ol><blockquote><p>h</p></blockquote><hr />' +
      '<p><a href="https://a.test" rel="noopener noreferrer">i</a></p>',
  ],
  ['where text stands', '<p style="text-align:center">a</p>'],
];

describe('cleaning HTML', () => {
  it.each(dangerous)('takes away %s', (_what, html, left) => {
    expect(cleanHtml(html)).toBe(left);
  });

  it.each(ordinary)('leaves %s', (_what, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('tells a link to say nothing of where it was followed', () => {
    expect(cleanHtml('<a href="https://a.test" rel="opener">a</a>')).toBe(
      '<a href="https://a.test" rel="noopener noreferrer">a</a>',
    );
  });

  it('ends what nests without end', () => {
    const deep = cleanHtml(`${'<b>'.repeat(10_000)}a`);
    expect(deep.match(/<b>/g)).toHaveLength(100);
    expect(deep).toContain('a');
  });

  const broken = [
    '<a rel="x" target="_blank" href="/a">a</a>',
    '<a target="_blank" href="/a">a</a>',
    '<p>a<p>b</div>c</p></p>',
    '<<b>a</b>',
    '<b><i>a</b></i>',
    '&amp;lt;script&amp;gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<a href="a"b"c">d',
    '</br></p><img src=x onerror=y',
    '<td>a<tr>b',
    '<p style="color:red;;color:blue;--x:y">a</p>',
    `<p style='font-family:"A B", "C&D"'>a</p>`,
    '<![CDATA[ a ]]><?php b ?>',
    '<b>'.repeat(200),
    '\u00a0&nbsp;\u2028&#0;&#x1F600;',
  ];
  const all = [...dangerous, ...ordinary].map(([, html]) => html).concat(broken);

  it.each(all)('twice equals once: %j', (html) => {
    const once = cleanHtml(html);
    expect(cleanHtml(once)).toBe(once);
  });
});
