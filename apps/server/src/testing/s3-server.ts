import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import S3rver from 's3rver';

/** The one login that s3rver knows. */
const KEY = 'S3RVER';
const BUCKET = 'fairlead-files';
const REGION = 'eu-central-1';

/** A bucket on this machine, and what may go wrong on the way to it. */
export interface S3Server {
  /** Settings that lead to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every request that came, as `PUT /fairlead-files/…`. */
  readonly requests: string[];
  /** Connections are cut before anything is done. */
  isDown: boolean;
  /** Connections are taken, and nothing is answered. */
  isSilent: boolean;
  /** Of so many requests the work is done, and the answer lost. */
  loseAnswers: number;
  /** So many are served; then it is down. */
  servesStill: number;
  /** Keys of what is there. */
  keys(): string[];
  close(): Promise<void>;
}

const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** What a storage refuses that s3rver takes: a signature (version 4) or bytes that are not as they were signed. */
const faultOf = ({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null => {
  const [, key, day = '', region, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (key !== KEY || region !== REGION) return 'InvalidAccessKeyId';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`);
  const canonical = [method, url, '', ...lines, '', names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${KEY}`, day), region));
  return hmac(signing, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
};

const NOT_PASSED_ON = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

const passOn = (port: number, { method = '', url = '', headers }: IncomingMessage, body: Buffer) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      NOT_PASSED_ON.has(name) ? [] : [[name, String(value)]],
    ),
    ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
  });

/** A storage answers once what was put can be read; s3rver answers while it still writes. */
const untilWritten = async (path: string, body: Buffer): Promise<void> => {
  while (!(existsSync(path) && readFileSync(path).equals(body))) await setImmediate();
};

/** Starts a server of S3's protocol (s3rver) behind one that checks signatures and can be told to fail. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'fairlead-s3-'));
  const s3rver = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, resetOnClose: true },
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await s3rver.run();
  const front = createServer(async (request, response) => {
    const body = await buffer(request);
    state.requests.push(`${request.method} ${request.url}`);
    if (state.isSilent) return;
    state.servesStill -= 1;
    if (state.isDown || state.servesStill < 0) return request.socket.destroy();
    const fault = faultOf(request, body);
    if (fault !== null) return response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`);
    const answered = await passOn(port, request, body);
    const content = Buffer.from(await answered.arrayBuffer());
    if (request.method === 'PUT' && answered.ok) {
      await untilWritten(join(directory, `${decodeURIComponent(request.url ?? '')}._S3rver_object`), body);
    }
    state.loseAnswers -= 1;
    if (state.loseAnswers >= 0) return request.socket.destroy();
    return response.writeHead(answered.status).end(content);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const state: S3Server = {
    environment: {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      ...{ FILES_S3_BUCKET: BUCKET, FILES_S3_REGION: REGION },
      ...{ FILES_S3_ACCESS_KEY: KEY, FILES_S3_SECRET_KEY: KEY },
    },
    ...{
      requests: [],
      isDown: false,
      isSilent: false,
      loseAnswers: 0,
      servesStill: Number.POSITIVE_INFINITY,
    },
    keys: () => {
      const folder = join(directory, BUCKET);
      if (!existsSync(folder)) return [];
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []).sort();
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await s3rver.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return state;
};
