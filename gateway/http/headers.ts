import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OWN = ["'self'"];
const NONE = ["'none'"];

/** Nothing is loaded from elsewhere, nothing inline runs; Mantine's style elements carry the response's nonce. */
const application = {
  defaultSrc: NONE,
  scriptSrc: OWN,
  styleSrc: OWN,
  imgSrc: ["'self'", 'data:', 'blob:'],
  // What people upload is shown from memory: decision 9.
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: OWN,
  connectSrc: OWN,
  frameSrc: OWN,
  manifestSrc: OWN,
  baseUri: NONE,
  formAction: OWN,
  frameAncestors: NONE,
  objectSrc: NONE,
};

/** The playground's editor writes styles inline and runs its language services in workers. */
export const PLAYGROUND_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A frame that shows HTML from people: nothing runs there, and pictures come from elsewhere only when asked
 * for. Formatting is in style attributes, which the page's own policy does not allow.
 */
export const letterPolicy = ({ hasRemotePictures }: { hasRemotePictures: boolean }) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: blob:${hasRemotePictures ? ' https:' : ''}`,
    `media-src 'self' blob:${hasRemotePictures ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** A picture may be an SVG, which is a page to whoever opens it by its address: it runs nothing and loads nothing. */
export const PICTURE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** What someone uploaded: whoever opens it by its address gets nothing that runs or loads. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What an answer that is no page needs: whoever opens it as one gets nothing that runs or shows. */
const everyAnswer = Object.entries({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Security headers on every answer, the same on each; pages have more of them. */
export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    setAnswerHeaders(raw);
    done();
  });
}

export function setAnswerHeaders(answer: ServerResponse): void {
  for (const [name, value] of everyAnswer) answer.setHeader(name, value);
}

/** Security headers of the pages of a plugin; `reply.cspNonce.style` is the nonce of the response. */
export async function pageHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: application },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
