import type { Reader } from '@fairlead/db';
import type { Language } from '@fairlead/i18n';

/** A case that waits for the desk's next step. */
export interface DueCase {
  readonly id: number;
  readonly state: string;
  readonly amount: number;
  readonly method: string | null;
}

/** So many of a kind are read at once; those left are due at the next look. */
const BATCH = 20;

/**
 * Cases that were asked for before `before`, or sent a card before `paidBefore`. Each is proposed once: what a colleague refused or took back is
 * theirs from then on.
 */
export const listDueTopUps = (
  reader: Reader,
  makerId: number,
  before: Date,
  paidBefore: Date,
): Promise<DueCase[]> =>
  reader.query<DueCase>(
    `select t.id, t.state, t.amount_minor as amount, t.method from top_up t
       where t.state in ('asked', 'card_sent')
         and (t.steps->-1->>'time')::timestamptz <= case t.state when 'asked' then $2::timestamptz else $3 end
         and not exists (select 1 from proposal p
           where p.subject_type = 'topup' and p.subject_id = t.id and (p.maker_id = $1 or p.state = 'pending'))
       order by t.id limit ${BATCH}`,
    [makerId, before, paidBefore],
  );

/** Withdrawals to approve, and approved ones to pay. */
export const listDueWithdrawals = (reader: Reader, makerId: number, before: Date): Promise<DueCase[]> =>
  reader.query<DueCase>(
    `select w.id, w.state, w.amount_minor as amount, w.method from withdrawal w
       where w.state in ('requested', 'approved') and (w.steps->-1->>'time')::timestamptz <= $2
         and not exists (select 1 from proposal p
           where p.subject_type = 'withdrawal' and p.subject_id = w.id and (p.state = 'pending' or p.maker_id = $1
             and p.kind = case w.state when 'requested' then 'withdrawal_approval' else 'withdrawal_payment' end))
       order by w.id limit ${BATCH}`,
    [makerId, before],
  );

/** Numbers of the maker's proposals that nobody decided yet. */
export const listDueProposals = async (reader: Reader, makerId: number, before: Date): Promise<string[]> => {
  const rows = await reader.query<{ id: number }>(
    `select id from proposal where state = 'pending' and maker_id = $1 and created_at <= $2
       order by id limit ${BATCH}`,
    [makerId, before],
  );
  return rows.map(({ id }) => String(id));
};

/** A payee that takes top-ups, by the method asked for where there is one; undefined where none is approved. */
export const findPayee = async (
  reader: Reader,
  method: string | null,
): Promise<{ id: number; method: string } | undefined> => {
  const [found] = await reader.query<{ id: number; method: string }>(
    `select id, method from payee where state = 'approved' order by (method = $1) desc nulls last, id limit 1`,
    [method],
  );
  return found;
};

interface Waiting {
  readonly id: number;
  readonly lang: Language;
}

/**
 * Conversations in which nobody of staff wrote yet, a card aside. Guests' cases are left to people: who forgot a password or
 * lost a phone is helped by nobody else.
 */
export const listUnanswered = (reader: Reader, before: Date): Promise<Waiting[]> =>
  reader.query<Waiting>(
    `select c.id, h.lang from conversation c join account_holder h on h.id = c.holder_id
       where c.waiting_since <= $1 and not exists (select 1 from chat_message m
         where m.holder_id = c.holder_id and m.conversation_id = c.id and m.author = 'staff' and m.card is null)
     limit ${BATCH}`,
    [before],
  );
