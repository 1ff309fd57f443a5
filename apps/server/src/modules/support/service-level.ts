import type { Reader } from '@fairlead/db';
import type { SupportTopic } from '@fairlead/vocabulary';
import type { Services } from '../../http/services';
import { readOpeningHours } from './contacts/opening-hours';

/** An answer is due so long after the person's first message without one, counted from the opening of the desk. */
const ANSWER_MS = 30 * 60_000;
/** The same for members, who are answered first. */
const MEMBER_MS = 15 * 60_000;

interface Waiting {
  readonly topic: SupportTopic;
  readonly holder_id: number | null;
  readonly waiting_since: Date | null;
  readonly member: boolean;
}

/**
 * By when each conversation is to be answered (docs/domain/support.md#service-level); null where nothing waits. What came
 * out of hours counts from the next opening.
 */
export const readDueTimes = async (
  services: Services,
  reader: Reader,
): Promise<(waiting: Waiting) => Date | null> => {
  const hours = {
    signed_in: await readOpeningHours(reader, services, 'signed_in'),
    guest: await readOpeningHours(reader, services, 'guest'),
  };
  return ({ topic, holder_id: holderId, waiting_since: since, member }) => {
    if (since === null) return null;
    const { open_now: isOpen, next_change_at: opens } = hours[holderId === null ? 'guest' : 'signed_in'](
      topic,
      since,
    );
    const from = isOpen || opens === null ? since : new Date(opens);
    return new Date(from.getTime() + (member ? MEMBER_MS : ANSWER_MS));
  };
};

/** What may be late, the longest waiting first: $1 is the present time, $2 the latest moment of a wait that can be. */
const WAITING = `
  select c.topic, c.holder_id, c.waiting_since, exists (select from running_membership(c.holder_id, $1)) as member
    from conversation c where c.waiting_since < $2
  union all
  select 'general', null::bigint, g.waiting_since, false from guest_case g where g.waiting_since < $2
  order by waiting_since`;

/** How many of a line are late: answers come due in the order in which people wait, so that few need a look. */
const countLateIn = (line: readonly Waiting[], isLate: (waiting: Waiting) => boolean): number => {
  let [late, others] = [0, line.length];
  while (late < others) {
    const middle = Math.floor((late + others) / 2);
    const waiting = line[middle];
    if (waiting !== undefined && isLate(waiting)) late = middle + 1;
    else others = middle;
  }
  return late;
};

/** How many conversations wait beyond the time by which they were to be answered, snoozed or not. */
export const countLateChats = async (services: Services, reader: Reader): Promise<number> => {
  const now = services.clock.now();
  const rows = await reader.query<Waiting>(WAITING, [now, new Date(now.getTime() - MEMBER_MS)]);
  const dueOf = await readDueTimes(services, reader);
  const lines = new Map<string, Waiting[]>();
  for (const row of rows) {
    const name = `${row.topic} ${row.holder_id === null} ${row.member}`;
    const line = lines.get(name);
    if (line === undefined) lines.set(name, [row]);
    else line.push(row);
  }
  return [...lines.values()].reduce(
    (sum, line) => sum + countLateIn(line, (waiting) => (dueOf(waiting) ?? now) < now),
    0,
  );
};
