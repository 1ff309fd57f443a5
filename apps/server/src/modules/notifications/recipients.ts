import type { Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { countHolders, findNamed } from '../account';

/** How many people a notice to everyone reaches now. Whoever is blocked or has closed the account reads theirs too. */
export const countRecipients = (reader: Reader): Promise<number> => countHolders(reader);

/**
 * The one holder whom staff named by username or operation ID; refused at the field `holder` where there is none. A
 * username may look like another person's operation ID: then nobody is meant for sure, and that is refused too.
 */
export const findRecipient = async (reader: Reader, typed: string): Promise<Answer<number>> => {
  const [only, ...others] = await findNamed(reader, typed.trim());
  return only === undefined || others.length > 0
    ? refuse('invalid_fields', { fields: { holder: 'not_one_of' } })
    : done(only);
};
