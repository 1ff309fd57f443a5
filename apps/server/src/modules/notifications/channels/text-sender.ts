import { ofPeer, PeerFault } from '../../../http/peer-fault';
import type { Services } from '../../../http/services';
import { createPhraseWriter } from '../words';
import { readChoice } from './choices';
import { Refused, type Sender } from './message';

const ANSWER_MS = 15_000;
/** The gateway will never take this message; anything else may pass. */
const FOR_GOOD = [400, 404, 410, 422];

/** Sends text messages by an HTTP gateway; undefined where none is configured. */
export const createTextSender = ({ config, database }: Services): Sender | undefined => {
  const { sms, currency, programmeTimeZone } = config;
  if (sms === undefined) return undefined;
  const writerFor = createPhraseWriter(currency);
  return async ({ holder_id: holderId, kind, language, parameters, target, message_key: key }) => {
    const timeZone =
      holderId === null
        ? programmeTimeZone
        : (await readChoice(database, holderId, programmeTimeZone)).timeZone;
    const { say } = await writerFor({ lang: language, timeZone });
    const body = JSON.stringify({ to: target, text: say(`sms.${kind}`, parameters) });
    const { ok, status } = await ofPeer(async () => {
      const response = await fetch(sms.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sms.token}`,
          'idempotency-key': key,
        },
        body,
      });
      await response.body?.cancel();
      return response;
    });
    if (ok) return 'sent';
    const said = `the gateway answered ${status}`;
    throw FOR_GOOD.includes(status) ? new Refused(said) : new PeerFault(said);
  };
};
