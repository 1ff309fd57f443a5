import type { Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';

/** How many people a notice to everyone reaches now. Whoever is blocked or has closed the account reads theirs too. */
export const countRecipients = async (reader: Reader): Promise<number> => {
  const [row] = await reader.query<{ everyone: number }>('select count(*) as everyone from account_holder');
  return row?.everyone ?? 0;
};

/**
 * The one holder whom staff named by username or operation ID; refused at the field `holder` where there is none. A
 * username may look like another person's operation ID: then nobody is meant for sure, and that is refused too.
 */
export const findRecipient = async (reader: Reader, typed: string): Promise<Answer<number>> => {
  const rows = await reader.query<{ id: number }>(
    'select id from account_holder where lower(username) = lower($1) or operation_id = $1',
    [typed.trim()],
  );
  const [only] = rows;
  return only === undefined || rows.length > 1
    ? refuse('invalid_fields', { fields: { holder: 'not_one_of' } })
    : done(only.id);
};
