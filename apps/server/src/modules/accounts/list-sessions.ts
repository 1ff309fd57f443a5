import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';

const DEFAULT_LIMIT = 20;

interface SessionRow {
  readonly id: number;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly user_agent: string;
}

const cursorOf = ({ last_seen_at, id }: SessionRow): string =>
  Buffer.from(`${last_seen_at.getTime()}.${id}`, 'latin1').toString('base64url');

/** The last row of the page before: when it was used, and its id for those used in the same millisecond. */
const positionOf = (cursor: string | undefined): { lastSeenAt: Date; id: number } | null | undefined => {
  if (cursor === undefined) return null;
  const match = /^(\d{1,14})\.([1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return match === null ? undefined : { lastSeenAt: new Date(Number(match[1])), id: Number(match[2]) };
};

/** Where the person is signed in now, newest use first. */
export const listSessions = async (
  { database, clock }: Services,
  caller: Pick<HolderCaller, 'holderId' | 'sessionId'>,
  { cursor, limit = DEFAULT_LIMIT }: RequestOf<CallOf<'user.sessions'>>,
): Promise<Answer<ResponseOf<CallOf<'user.sessions'>>>> => {
  const position = positionOf(cursor);
  if (position === undefined) return refuse('invalid_fields', { fields: { cursor: 'invalid_format' } });
  const rows = await database.query<SessionRow>(
    `select id, created_at, last_seen_at, expires_at, user_agent from session
      where holder_id = $1 and revoked_at is null and expires_at > $2
        and ($3::timestamptz is null or (last_seen_at, id) < ($3, $4))
      order by last_seen_at desc, id desc limit $5`,
    [caller.holderId, clock.now(), position?.lastSeenAt ?? null, position?.id ?? 0, limit + 1],
    'sessions',
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return done({
    items: shown.map((row) => ({
      id: String(row.id),
      current: row.id === caller.sessionId,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      address: null,
      device: row.user_agent === '' ? null : row.user_agent,
    })),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  });
};
