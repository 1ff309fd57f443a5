import { LIMITS } from '@fairlead/contract';
import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Settings } from '../config';
import { StorageUnavailable } from '../http/file-faults';
import { readAnswer } from '../http/read-answer';
import type { ObjectStorage } from '../http/services';
import { watchPeer } from '../http/watch-peer';

/** For all tries of an act together: whoever waits for the answer waits no longer. */
const DEADLINES: Deadlines = { readMs: 3_000, writeMs: 8_000 };
/** A storage that let a deadline pass is asked nothing for so long, and then by one act alone. */
const SILENT_MS = 1_000;
/** Far more than the largest object: of a longer one so much is read, and its hash shows that it was changed. */
const ANSWER_BYTES_MAX = 4 * LIMITS.imageBytesMax;
/** A second one where the first went unanswered: whatever it did, doing it again changes nothing. */
const TRIES = 2;

/** What the storage calls its refusal, such as `NoSuchKey`; it is XML, of which no more is read. */
const codeOf = (text: string): string => /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? 'without a reason';

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer came in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

interface Deadlines {
  readonly readMs: number;
  readonly writeMs: number;
}
interface Sent {
  readonly signal: AbortSignal;
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
  return async (method: string, key: string, { signal, content, headers = {} }: Sent): Promise<Answered> => {
    const response = await client.fetch(`${base}/${key}`, {
      ...{ method, headers, signal, redirect: 'error' },
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
    });
    return { status: response.status, content: await readAnswer(response, ANSWER_BYTES_MAX) };
  };
};

/** Whether it is worth a second try: no answer, or one that blames the storage. */
const askTwice = async (signal: AbortSignal, ask: () => Promise<Answered>): Promise<Answered> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answered = await ask();
      if (answered.status < 500 || attempt === TRIES) return answered;
    } catch (error) {
      if (attempt === TRIES || signal.aborted) throw new StorageUnavailable(wordsOf(error), { cause: error });
    }
  }
};

/** A time that nobody can set: by a clock that leaps back, a silence would last as long as the leap. */
const steadyMs = (): number => performance.now();

/** Keeps an act within its deadline; after one that passed in silence, others are refused at once for a while. */
const guard = (passedMs: () => number) => {
  let silentUntilMs: number | undefined;
  return async <Result>(
    withinMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const nowMs = passedMs();
    if (silentUntilMs !== undefined) {
      if (nowMs < silentUntilMs) throw new StorageUnavailable('it did not answer a moment ago');
      // This act tries for all; whoever comes before it ends is refused.
      silentUntilMs = nowMs + withinMs + SILENT_MS;
    }
    const signal = AbortSignal.timeout(withinMs);
    try {
      const result = await work(signal);
      silentUntilMs = undefined;
      return result;
    } catch (error) {
      silentUntilMs = signal.aborted ? passedMs() + SILENT_MS : undefined;
      throw error;
    }
  };
};

/** Says once in the log that the storage is unavailable, and once that it works again. */
const watch = (log: FastifyBaseLogger) => {
  const peer = watchPeer(log, {
    ...{ down: 'the storage of files is unavailable', back: 'the storage of files does its work again' },
    level: 'error',
  });
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      peer.worked();
      return result;
    } catch (error) {
      if (error instanceof StorageUnavailable) peer.failed(error);
      throw error;
    }
  };
};

/**
 * Opens a bucket; nothing is asked of it yet.
 * @param passedMs milliseconds that never go back, from whenever
 */
export const openObjectStorage = (
  settings: S3Settings,
  log: FastifyBaseLogger,
  passedMs: () => number = steadyMs,
  { readMs, writeMs }: Deadlines = DEADLINES,
): ObjectStorage => {
  const client = clientOf(settings);
  const [told, guarded] = [watch(log), guard(passedMs)];
  const act = <Result>(withinMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    told(() => guarded(withinMs, work));
  const { encryption } = settings;
  const refused = ({ status, content }: Answered) =>
    new StorageUnavailable(`it answers ${status}, ${codeOf(content.toString('utf8'))}`);
  return {
    put: (key, content, hash) =>
      act(writeMs, async (signal) => {
        const headers = {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': hash.toString('hex'),
          ...(encryption === undefined ? {} : { 'x-amz-server-side-encryption': encryption }),
        };
        const answered = await askTwice(signal, () => client('PUT', key, { signal, content, headers }));
        if (answered.status !== 200) throw refused(answered);
      }),
    get: (key) =>
      act(readMs, async (signal) => {
        const answered = await askTwice(signal, () => client('GET', key, { signal }));
        if (answered.status === 200) return answered.content;
        // A bucket that is not there answers 404 as well, and loses no file by that.
        if (answered.status === 404 && codeOf(answered.content.toString('utf8')) === 'NoSuchKey') return null;
        throw refused(answered);
      }),
    remove: (key) =>
      act(writeMs, async (signal) => {
        const answered = await askTwice(signal, () => client('DELETE', key, { signal }));
        const isGone = answered.status === 404 && codeOf(answered.content.toString('utf8')) === 'NoSuchKey';
        if (answered.status !== 204 && answered.status !== 200 && !isGone) throw refused(answered);
      }),
  };
};
