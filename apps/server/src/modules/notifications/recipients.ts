import type { Language } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { countHolders, findNamed, readHolder } from '../account';

/** How many people a notice to everyone reaches now. Whoever is blocked or has closed the account reads theirs too. */
export const countRecipients = (reader: Reader): Promise<number> => countHolders(reader);

/**
 * The one holder whom staff named by username or operation ID, if it is written in the language that they read; refused at
 * the field `holder` where there is none, and at `lang`. A username may look like another person's operation ID: then
 * nobody is meant for sure, and that is refused too.
 */
export const findRecipient = async (
  reader: Reader,
  typed: string,
  lang: Language,
): Promise<Answer<number>> => {
  const [only, ...others] = await findNamed(reader, typed.trim());
  if (only === undefined || others.length > 0)
    return refuse('invalid_fields', { fields: { holder: 'not_one_of' } });
  const holder = await readHolder(reader, only);
  return holder?.lang === lang ? done(only) : refuse('invalid_fields', { fields: { lang: 'not_one_of' } });
};
