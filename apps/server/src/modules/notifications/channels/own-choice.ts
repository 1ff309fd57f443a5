import type { CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import { PUBLIC_NET } from '../../../http/reach';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { type Choice, keepChoice, readChoice } from './choices';

/** Devices of one person; one more takes the place of the oldest. */
const DEVICES_MAX = 20;

/** What a person chose, and which of their devices are told by push. */
export const readOutside = async (
  { database, clock, config }: Services,
  holderId: number,
  sessionId: number,
): Promise<{
  readonly isSubscribed: boolean;
  readonly devices: number;
  readonly choice: {
    email: Choice['email'][number][];
    push: Choice['push'][number][];
    shows: Choice['shows'];
  };
}> => {
  const { email, push, shows } = await readChoice(database, holderId, config.programmeTimeZone);
  const devices = await database.query<{ is_own: boolean }>(
    `select s.session_id = $2 as is_own from push_subscription s
        cross join lateral is_session_live(s.session_id, $3) l where s.holder_id = $1 and l.is_live`,
    [holderId, sessionId, clock.now()],
  );
  return {
    isSubscribed: devices.some(({ is_own: isOwn }) => isOwn),
    devices: devices.length,
    choice: { email: [...email], push: [...push], shows },
  };
};

/** Keeps what a person chose; what guards the account stays with e-mail, whatever was sent. */
export const chooseChannels = (
  { database }: Services,
  holderId: number,
  choice: ParsedOf<CallOf<'channel.choose'>>,
  timeZone: string,
): Promise<void> => keepChoice(database, holderId, choice, timeZone);

/** The same browser may come back as another person; who merely knows its address has not its keys. */
const SUBSCRIBE = `
  insert into push_subscription (holder_id, session_id, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (endpoint) do update set holder_id = $1, session_id = $2, created_at = $6
      where push_subscription.p256dh = $4 and push_subscription.auth = $5
    returning id`;

/** Tells the device of this session by push (docs/domain/notifications.md#push). */
export const subscribeDevice = async (
  { database, clock, config }: Services,
  { holderId, sessionId }: HolderCaller,
  { endpoint, p256dh, auth }: ParsedOf<CallOf<'channel.subscribe'>>,
): Promise<Answer<Record<string, never>>> => {
  if (config.push === undefined) return refuse('channel_off');
  if (!URL.canParse(endpoint) || !PUBLIC_NET.allows(new URL(endpoint))) {
    return refuse('invalid_fields', { fields: { endpoint: 'invalid_format' } });
  }
  return database.transaction(async (tx) => {
    await tx.query(
      'delete from push_subscription where holder_id = $1 and session_id = $2 and endpoint <> $3',
      [holderId, sessionId, endpoint],
    );
    const kept = await tx.query(SUBSCRIBE, [holderId, sessionId, endpoint, p256dh, auth, clock.now()]);
    if (kept.length === 0) return refuse('wrong_state');
    await tx.query(
      `delete from push_subscription where holder_id = $1 and id not in (
          select id from push_subscription where holder_id = $1 order by id desc limit $2)`,
      [holderId, DEVICES_MAX],
    );
    return done({});
  });
};

export const unsubscribeDevice = async (
  { database }: Services,
  { holderId, sessionId }: HolderCaller,
): Promise<Answer<Record<string, never>>> => {
  await database.query('delete from push_subscription where holder_id = $1 and session_id = $2', [
    holderId,
    sessionId,
  ]);
  return done({});
};
