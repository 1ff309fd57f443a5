import { createHash } from 'node:crypto';
import { and, dailyRoot, desc, eq, timestampToken } from '@fairlead/db';
import type { TimestampAuthority } from '../../../config';
import { isOurOutage, ofPeer } from '../../../http/peer-fault';
import { readAnswer } from '../../../http/read-answer';
import type { Services } from '../../../http/services';
import { signedText } from '../roots/signed-text';

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 64 * 1_024;

const submit = async (url: string, body: Buffer): Promise<Buffer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const bytes = await readAnswer(answer, ANSWER_MAX + 1);
  if (!answer.ok || bytes.length > ANSWER_MAX) {
    throw new Error(
      `it answers ${answer.status}, ${bytes.length > ANSWER_MAX ? 'too many' : bytes.length} bytes`,
    );
  }
  return bytes;
};

/** Has one authority stamp the newest signed day: it names all days before. Answers whether a stamp came. */
const stampNewest = async (
  { database, log }: Services,
  { name, url }: TimestampAuthority,
): Promise<boolean> => {
  const [newest] = await database.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(1);
  if (newest === undefined) return false;
  const own = and(eq(timestampToken.day, newest.day), eq(timestampToken.authority, name));
  const kept = await database.orm.select({ day: timestampToken.day }).from(timestampToken).where(own);
  if (kept.length > 0) return false;
  // Slow to load, for those alone who name an authority.
  const { timestampedAt, timestampRequest } = await import('./timestamp-format');
  const text = Buffer.from(signedText(newest));
  const { body, nonce } = timestampRequest(createHash('sha256').update(text).digest());
  const answer = await ofPeer(() => submit(url, body));
  const time = await timestampedAt(answer, text, nonce);
  if (time === undefined) {
    log.error({ authority: name, day: newest.day }, 'a timestamp is not one of this day');
    return false;
  }
  const row = { day: newest.day, authority: name, answer, time };
  await database.orm.insert(timestampToken).values(row).onConflictDoNothing();
  return true;
};

/** Has every authority that the operator named stamp what is newly signed. Answers how many stamps came. */
export const askTimestamps = async (services: Services): Promise<number> => {
  let stamped = 0;
  for (const authority of services.config.timestamps) {
    if (services.stopping?.aborted) break;
    try {
      if (await stampNewest(services, authority)) stamped += 1;
    } catch (error) {
      if (isOurOutage(error)) throw error;
      services.log.warn({ authority: authority.name, err: error }, 'a timestamp authority cannot be reached');
    }
  }
  return stamped;
};
