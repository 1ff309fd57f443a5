import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '../http/reach';

/** What a browser's push service was sent, opened with the keys of the device. */
export interface PushReceived {
  readonly payload: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PushService {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly received: PushReceived[];
  /** This machine's own address, which the product refuses. */
  readonly reach: Reach;
  answer(status: number): void;
  close(): Promise<void>;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const KEY_BYTES = 65;

/** Opens one record by RFC 8188 and RFC 8291 (aes128gcm), as a browser does. */
const open = (body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const shared = own.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const key = hkdf(shared, auth, info, 32);
  const contentKey = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(21 + KEY_BYTES);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** A push service and a device in one, on this machine. */
export const startPushService = async (): Promise<PushService> => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const received: PushReceived[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const end = (body: Buffer): void => {
      if (status === 201) {
        received.push({ payload: JSON.parse(open(body, own, auth)), headers: request.headers });
      }
      response.writeHead(status).end();
    };
    bodyOf(request).then(end, () => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/device`,
    p256dh: own.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    received,
    reach: { allows: () => true, isInside: () => false },
    answer: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
