import type { Database } from '@fairlead/db';
import { ofPeer, PeerFault } from '../../../http/peer-fault';
import { PUBLIC_NET, post, type Reach } from '../../../http/reach';
import type { Services } from '../../../http/services';
import { createPhraseWriter } from '../words';
import { type Message, Refused, type Sender } from './message';
import { type NoticeOut, readNoticeOut } from './notice';

/** A push service keeps it for a device that is off. */
const KEPT_SECONDS = 86_400;
/** What fits into one push message in every script, with the rest. */
const BODY_LENGTH_MAX = 700;
const GONE = [404, 410];
/** The push service will never take this message; anything else may pass. */
const FOR_GOOD = [400, 401, 403, 413];

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The device, while the session that made it lives. */
const findDevice = async (database: Database, message: Message, now: Date): Promise<Device | undefined> => {
  const [device] = await database.query<Device>(
    `select s.endpoint, s.p256dh, s.auth from push_subscription s
        cross join lateral is_session_live(s.session_id, $3) l
      where s.holder_id = $1 and s.id = $2::bigint and l.is_live`,
    [message.holder_id, message.target, now],
  );
  return device;
};

/** What the device shows; its service worker knows these fields (apps/portal/src/worker/push.ts). */
const payloadOf = (
  notice: NoticeOut,
  writer: Parameters<NoticeOut['write']>[0],
  { message_key: tag }: Message,
): string => {
  const { title, body } = notice.write(writer);
  const head =
    notice.head === null
      ? []
      : [writer.say('push.head', { entry: String(notice.head.entry), hash: notice.head.hash })];
  const lines = [...(body === null ? [] : [body.slice(0, BODY_LENGTH_MAX)]), ...head];
  return JSON.stringify({ title, body: lines.join('\n'), link: notice.link, tag, lang: writer.language });
};

/** Sends push messages; undefined where there are no keys to sign them with. */
export const createPushSender = (services: Services, reach: Reach = PUBLIC_NET): Sender | undefined => {
  const { database, clock, config } = services;
  const { push, currency, programmeTimeZone } = config;
  if (push === undefined) return undefined;
  const writerFor = createPhraseWriter(currency);
  return async (message) => {
    const device = await findDevice(database, message, clock.now());
    const notice = await readNoticeOut(database, message, programmeTimeZone);
    if (device === undefined || notice === undefined) return 'dropped';
    const payload = payloadOf(notice, await writerFor(notice.reader), message);
    const { endpoint, p256dh, auth } = device;
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: push,
      contentEncoding: 'aes128gcm',
      TTL: KEPT_SECONDS,
      // The push service replaces what it has under the same name: a repeat is shown once.
      topic: message.message_key.replaceAll('-', ''),
    });
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const status = await ofPeer(() => post(reach, endpoint, sent, body ?? Buffer.alloc(0)));
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.includes(status)) {
      await database.query('delete from push_subscription where endpoint = $1', [endpoint]);
      return 'dropped';
    }
    const said = `the push service answered ${status}`;
    throw FOR_GOOD.includes(status) ? new Refused(said) : new PeerFault(said);
  };
};
