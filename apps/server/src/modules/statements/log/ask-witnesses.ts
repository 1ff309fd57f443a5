import { cosignature, desc, eq } from '@fairlead/db';
import type { Witness } from '../../../config';
import { isOurOutage, ofPeer } from '../../../http/peer-fault';
import { readAnswer } from '../../../http/read-answer';
import type { Services } from '../../../http/services';
import { type DayLog, isCosignatureOf, readDayLog } from './day-log';
import { cosignedAt } from './note';
import { consistencyProof } from './tree';

const TIMEOUT_MS = 10_000;
const CONFLICT = 409;
const ANSWER_MAX = 4_096;

const submit = async (
  log: DayLog,
  { url }: Witness,
  old: number,
): Promise<{ status: number; body: string }> => {
  const proof = consistencyProof(log.leaves, old).map((hash) => `${hash.toString('base64')}\n`);
  const answer = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: `old ${old}\n${proof.join('')}\n${log.note}`,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: (await readAnswer(answer, ANSWER_MAX)).toString('utf8') };
};

/** Asks one witness for its signature of the log as it is. Answers whether it came. */
const askWitness = async ({ database, log }: Services, days: DayLog, witness: Witness): Promise<boolean> => {
  const size = days.entries.length;
  const { name } = witness;
  const [seen] = await database.orm
    .select()
    .from(cosignature)
    .where(eq(cosignature.witness, name))
    .orderBy(desc(cosignature.size))
    .limit(1);
  // Asked again where days were exchanged since: a witness that saw the others refuses, and that is told.
  if (seen?.size === size && isCosignatureOf(days, seen, [witness])) return false;
  let answer = await ofPeer(() => submit(days, witness, seen?.size ?? 0));
  // The witness says how much it saw: more than is known here where an answer of it was lost.
  const known = Number(answer.body);
  if (answer.status === CONFLICT && Number.isSafeInteger(known) && known >= 0 && known <= size) {
    answer = await ofPeer(() => submit(days, witness, known));
  }
  for (const line of answer.status === 200 ? answer.body.split('\n') : []) {
    const time = cosignedAt(line, days.text, witness);
    if (time === undefined) continue;
    await database.orm.insert(cosignature).values({ size, witness: name, line, time }).onConflictDoNothing();
    return true;
  }
  log.error({ witness: name, status: answer.status, size }, 'a witness does not sign the log of days');
  return false;
};

/** Brings what is newly signed to every witness that the operator named. Answers how many signed. */
export const askWitnesses = async (services: Services): Promise<number> => {
  const { config, database, log, stopping } = services;
  if (config.witnesses.length === 0) return 0;
  const days = await readDayLog(database, config);
  let signed = 0;
  for (const witness of days === undefined ? [] : config.witnesses) {
    if (stopping?.aborted) break;
    try {
      if (days !== undefined && (await askWitness(services, days, witness))) signed += 1;
    } catch (error) {
      if (isOurOutage(error)) throw error;
      log.warn({ witness: witness.name, err: error }, 'a witness cannot be reached');
    }
  }
  return signed;
};
