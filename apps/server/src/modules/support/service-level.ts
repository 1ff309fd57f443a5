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
