import type { ProposalHolder } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';

type SignIns = NonNullable<ProposalHolder['sign_ins']>;

const MOST = 5;
const NEW_MS = 7 * 86_400_000;

interface Row {
  readonly created_at: Date;
  readonly user_agent: string;
  readonly since: Date;
}

/**
 * A holder's last sign-ins, newest first, each with the first one from a device that says the same of itself
 * (docs/domain/proposals.md#what-a-checker-sees).
 */
export const listRecentSignIns = async (reader: Reader, holderId: number, now: Date): Promise<SignIns> => {
  const rows = await reader.query<Row>(
    `select s.created_at, s.user_agent, (
         select min(b.created_at) from session b where b.holder_id = $1 and b.user_agent = s.user_agent
       ) as since
       from session s where s.holder_id = $1 order by s.created_at desc, s.id desc limit ${MOST}`,
    [holderId],
  );
  return rows.map(({ created_at: time, user_agent: device, since }) => ({
    ...{ time: time.toISOString(), device, device_since: since.toISOString() },
    is_new: now.getTime() - since.getTime() < NEW_MS,
  }));
};
