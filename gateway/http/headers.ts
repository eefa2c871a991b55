import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OWN = ["'self'"];
const NONE = ["'none'"];

/**
 * The policy of the application: only our own sources, no inline scripts. Mantine's style elements carry the response's
 * nonce.
 */
const application = {
  defaultSrc: NONE,
  scriptSrc: OWN,
  styleSrc: OWN,
  imgSrc: ["'self'", 'data:', 'blob:'],
  // Previews of uploads are blobs: decision 9.
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

/** The playground's editor uses inline styles and workers. */
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
 * Returns the policy of frames with people's HTML: no scripts, remote pictures only when asked for. Formatting is in
 * style attributes, which the page's own policy forbids.
 */
export const messageFramePolicy = ({ hasRemotePictures }: { hasRemotePictures: boolean }) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob:${hasRemotePictures ? ' https:' : ''}`,
    `media-src 'self' blob:${hasRemotePictures ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** A picture may be an SVG, which is a page when opened directly: no scripts, no loading. */
export const PICTURE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** The policy of uploads: opened directly they run and load nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of answers that are not pages: opened as a page they run and show nothing. */
const everyAnswer = Object.entries({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, { raw }, done) => {
    setAnswerHeaders(raw);
    raw.setHeader('x-request-id', id);
    done();
  });
}

export function setAnswerHeaders(answer: ServerResponse): void {
  for (const [name, value] of everyAnswer) answer.setHeader(name, value);
}

/** Sets the headers of a plugin's pages; `reply.cspNonce.style` is the response's nonce. */
export async function pageHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: application },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
