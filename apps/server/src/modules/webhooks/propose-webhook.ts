import type { Reader, Tx } from '@fairlead/db';
import { WEBHOOK_ACTS, WEBHOOK_EVENTS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft, type ProposalRow } from '../proposals';
import { readFormerAdmins } from '../staff';
import { isReachable } from './reach';
import { newSalt } from './signature';

/** Each has a line of its own while it is delivered to. */
const ENDPOINTS_MAX = 20;
/** Serialises those who add one, so that they count alike: the number of an advisory lock. */
const COUNT_LOCK = 7_201_009;

const payload = z.object({
  amountMinor: z.literal(0),
  /** The host, by which lists call it. */
  title: z.string(),
  act: z.enum(WEBHOOK_ACTS),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  reason: z.string(),
});
type Payload = z.output<typeof payload>;
type Stated = Pick<Payload, 'url' | 'description' | 'events'>;

const findActive = async (reader: Reader, id: number): Promise<Answer<Stated>> => {
  const [row] = await reader.query<Stated & { state: string }>(
    'select url, description, events, state from webhook_endpoint where id = $1',
    [id],
  );
  if (row === undefined) return refuse('no_such_data');
  return row.state === 'active' ? done(row) : refuse('wrong_state');
};

const countActive = async (reader: Reader): Promise<number> => {
  const rows = await reader.query("select 1 from webhook_endpoint where state = 'active'");
  return rows.length;
};

const create = async (tx: Tx, row: ProposalRow, stated: Stated, now: Date): Promise<boolean> => {
  await tx.query('select pg_advisory_xact_lock($1)', [COUNT_LOCK]);
  if ((await countActive(tx)) >= ENDPOINTS_MAX) return false;
  const rows = await tx.query(
    `insert into webhook_endpoint (url, description, events, salt, secret_for, created_at) values ($1, $2, $3, $4, $5, $6)
      returning id`,
    [stated.url, stated.description, stated.events, newSalt(), row.makerId, now],
  );
  return rows.length === 1;
};

const change = async (tx: Tx, { subjectId }: ProposalRow, stated: Stated): Promise<boolean> => {
  const rows = await tx.query(
    `update webhook_endpoint set url = $2, description = $3, events = $4 where id = $1 and state = 'active' returning id`,
    [subjectId, stated.url, stated.description, stated.events],
  );
  return rows.length === 1;
};

/** A secret that nobody has seen is with no receiver: it goes, and the one before it stays. */
const rotate = async (tx: Tx, { subjectId, makerId }: ProposalRow): Promise<boolean> => {
  const rows = await tx.query(
    `update webhook_endpoint set former_salt = case when secret_shown_at is null then former_salt else salt end,
        former_until = null, salt = $3, secret_for = $2, secret_shown_at = null
      where id = $1 and state = 'active' returning id`,
    [subjectId, makerId, newSalt()],
  );
  return rows.length === 1;
};

/** What leaves the system about holders, and to where, is decided by two admins (docs/webhooks.md#endpoints). */
export const webhookKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  approve: async (tx, row, stated, now, config) => {
    // The operator may have named other hosts since.
    if (!isReachable(config, stated.url)) return refuse('wrong_state');
    // A new secret is for who proposed it alone: for who left, nobody would ever see it.
    const formerOf = await readFormerAdmins(tx, stated.act === 'change' ? [] : [row.makerId]);
    if (formerOf(row.makerId) !== null) return refuse('wrong_state');
    const acts = {
      create: () => create(tx, row, stated, now),
      change: () => change(tx, row, stated),
      rotate: () => rotate(tx, row),
    };
    return (await acts[stated.act]()) ? done([]) : refuse('wrong_state');
  },
  facts: async (reader, row) => {
    if (row.subjectId === null) return [{ name: 'endpoints_now', value: String(await countActive(reader)) }];
    const now = await findActive(reader, row.subjectId);
    if (!now.ok) return [];
    return [
      { name: 'address_now', value: now.data.url },
      { name: 'events_now', value: now.data.events.join(', ') },
    ];
  },
});

const titleOf = (url: string): string => new URL(url).host;

/** Proposes a new endpoint, or another address or other events of one. */
export const draftWebhook: ProposalDraft<'consoleWebhook.propose'> = async (tx, request, { config }) => {
  const { id, url, description, events, reason } = request;
  if (id === undefined) {
    if ((await countActive(tx)) >= ENDPOINTS_MAX) return refuse('wrong_state');
  } else {
    const found = await findActive(tx, id);
    if (!found.ok) return found;
  }
  if (!isReachable(config, url)) return refuse('invalid_fields', { fields: { url: 'invalid_format' } });
  const stated: Payload = {
    ...{ amountMinor: 0, title: titleOf(url), act: id === undefined ? 'create' : 'change' },
    ...{ url, description, events: [...new Set(events)], reason },
  };
  return done({
    ...{ kind: 'webhook', subjectType: 'webhook', payload: stated },
    ...(id === undefined ? {} : { subjectId: id }),
  });
};

/** Proposes a new secret for an endpoint; who proposes may see it once. */
export const draftRotation: ProposalDraft<'consoleWebhook.proposeRotation'> = async (tx, { id, reason }) => {
  const found = await findActive(tx, id);
  if (!found.ok) return found;
  const { url, description, events } = found.data;
  const stated: Payload = {
    ...{ amountMinor: 0, title: titleOf(url), act: 'rotate' },
    ...{ url, description, events, reason },
  };
  return done({ kind: 'webhook', subjectType: 'webhook', subjectId: id, payload: stated });
};
