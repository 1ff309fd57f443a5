import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Settings } from '../config';
import { StorageUnavailable } from '../http/file-faults';
import type { ObjectStorage } from '../http/services';

/** For one try: the largest file takes a tenth of it on a slow line. */
const ANSWER_MS = 5_000;
/** A second one where the first went unanswered: whatever it did, doing it again changes nothing. */
const TRIES = 2;

/** What the storage calls its refusal, such as `NoSuchKey`; it is XML, of which no more is read. */
const codeOf = (text: string): string => /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? 'without a reason';

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer came in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

interface Sent {
  readonly content?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answered {
  readonly status: number;
  readonly content: Buffer;
}

const clientOf = ({ endpoint, bucket, region, accessKey, secretKey, pathStyle }: S3Settings) => {
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: 0 },
  });
  const { protocol, host } = new URL(endpoint);
  const base = pathStyle ? `${endpoint}/${bucket}` : `${protocol}//${bucket}.${host}`;
  return async (method: string, key: string, { content, headers = {} }: Sent): Promise<Answered> => {
    const response = await client.fetch(`${base}/${key}`, {
      ...{ method, headers, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' },
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
    });
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
  };
};

/** Whether it is worth a second try: no answer, or one that blames the storage. */
const askTwice = async (ask: () => Promise<Answered>): Promise<Answered> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answered = await ask();
      if (answered.status < 500 || attempt === TRIES) return answered;
    } catch (error) {
      if (attempt === TRIES) throw new StorageUnavailable(wordsOf(error), { cause: error });
    }
  }
};

/** Says once in the log that the storage is unavailable, and once that it works again. */
const watch = (log: FastifyBaseLogger) => {
  let isDown = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      if (isDown) log.info('the storage of files does its work again');
      isDown = false;
      return result;
    } catch (error) {
      if (error instanceof StorageUnavailable && !isDown) {
        log.error({ err: error }, `the storage of files is unavailable: ${error.message}`);
        isDown = true;
      }
      throw error;
    }
  };
};

/** Opens a bucket; nothing is asked of it yet. */
export const openObjectStorage = (settings: S3Settings, log: FastifyBaseLogger): ObjectStorage => {
  const client = clientOf(settings);
  const watched = watch(log);
  const { encryption } = settings;
  const refused = ({ status, content }: Answered) =>
    new StorageUnavailable(`it answers ${status}, ${codeOf(content.toString('utf8'))}`);
  return {
    put: (key, content, hash) =>
      watched(async () => {
        const headers = {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': hash.toString('hex'),
          ...(encryption === undefined ? {} : { 'x-amz-server-side-encryption': encryption }),
        };
        const answered = await askTwice(() => client('PUT', key, { content, headers }));
        if (answered.status !== 200) throw refused(answered);
      }),
    get: (key) =>
      watched(async () => {
        const answered = await askTwice(() => client('GET', key, {}));
        if (answered.status === 200) return answered.content;
        // A bucket that is not there answers 404 as well, and loses no file by that.
        if (answered.status === 404 && codeOf(answered.content.toString('utf8')) === 'NoSuchKey') return null;
        throw refused(answered);
      }),
    remove: (key) =>
      watched(async () => {
        const answered = await askTwice(() => client('DELETE', key, {}));
        const isGone = answered.status === 404 && codeOf(answered.content.toString('utf8')) === 'NoSuchKey';
        if (answered.status !== 204 && answered.status !== 200 && !isGone) throw refused(answered);
      }),
  };
};
