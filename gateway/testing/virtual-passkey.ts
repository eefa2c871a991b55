import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const WITH_KEY = 0x40;

/** Returns an authenticator that asks nobody, for `origin` and its host. */
export function virtualPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, ...more: Uint8Array[]) {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, ...more]);
  }

  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    });

  return {
    /** Takes the options as JSON. */
    make(options: string): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = authenticatorData(PRESENT | WITH_KEY, Buffer.alloc(16), length, id, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      });
    },
    use(options: string): string {
      const { challenge } = JSON.parse(options) as { challenge: string };
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authData = authenticatorData(PRESENT);
      const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
      const signature = sign('sha256', signed, privateKey);
      return answer({ clientDataJSON, authenticatorData: authData, signature });
    },
  };
}
