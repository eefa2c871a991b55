import type { FastifyInstance } from 'fastify';
import { messageFramePolicy } from '../http/headers.ts';

/** An empty page that the client writes cleaned HTML into, and the rules of its own fonts. */
const PAGE = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<base target="_blank">
<style>
html { color-scheme: light; overflow-y: hidden; }
body { display: flow-root; margin: 0; font: 15px/1.6 Inter, "Inter fallback", system-ui, sans-serif; overflow-wrap: anywhere; }
:any-link { color: light-dark(#0f5d66, #4daeb6); }
body > :first-child { margin-top: 0; }
img, video { max-width: 100%; height: auto; }
img:not([src]) { padding: 8px; border: 1px dashed; opacity: .85; }
table { border-collapse: collapse; }
td, th { border: 1px solid; padding: 4px 8px; }
blockquote { margin: 0 0 0 4px; padding-left: 12px; border-left: 3px solid; opacity: .85; }
pre { white-space: pre-wrap; }
</style>
</head>
<body></body>
</html>
`;

export async function messageFrames(app: FastifyInstance): Promise<void> {
  for (const [path, hasRemotePictures] of [
    ['/frames/letter', false],
    ['/frames/letter-with-pictures', true],
  ] as const) {
    const policy = messageFramePolicy({ hasRemotePictures });
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
        .type('text/html; charset=utf-8')
        .send(PAGE),
    );
  }
}
