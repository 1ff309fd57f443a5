import type { Database } from '@fairlead/db';
import type { MessageCategory, ShownInMessages } from '@fairlead/vocabulary';

/** What a person is told outside the app by each channel, and what a message shows. */
export interface Choice {
  readonly email: readonly MessageCategory[];
  readonly push: readonly MessageCategory[];
  readonly shows: ShownInMessages;
}

/** Until a person chooses: e-mail for what guards the account; a device that was allowed to is told what is theirs. */
export const FIRST_CHOICE: Choice = { email: ['security'], push: ['activity', 'security'], shows: 'title' };

/** E-mail cannot be switched off for these where an address is verified (docs/domain/notifications.md#choices). */
export const ALWAYS_BY_EMAIL: MessageCategory = 'security';

/** First words of the keys of notices that guard the account: these are `security` outside the app. */
export const GUARDING: readonly string[] = ['account', 'payout', 'security'];

/** The category of a notice `n` outside the app; `$1` is the list of guarding words. */
export const CATEGORY = "(case when split_part(n.key, '.', 1) = any($1) then 'security' else n.category end)";

interface ChoiceRow extends Choice {
  readonly time_zone: string;
}

/** What a person chose, with the zone their device last named; what the product begins with where they chose nothing. */
export const readChoice = async (
  database: Pick<Database, 'query'>,
  holderId: number,
  timeZone: string,
): Promise<Choice & { readonly timeZone: string }> => {
  const [row] = await database.query<ChoiceRow>(
    'select email, push, shows, time_zone from channel_choice where holder_id = $1',
    [holderId],
  );
  if (row === undefined) return { ...FIRST_CHOICE, timeZone };
  const { email, push, shows } = row;
  return { email, push, shows, timeZone: row.time_zone };
};

/** Keeps what a person chose, and their zone. */
export const keepChoice = async (
  database: Pick<Database, 'query'>,
  holderId: number,
  { email, push, shows }: Choice,
  timeZone: string,
): Promise<void> => {
  await database.query(
    `insert into channel_choice (holder_id, email, push, shows, time_zone) values ($1, $2, $3, $4, $5)
      on conflict (holder_id) do update set email = $2, push = $3, shows = $4, time_zone = $5`,
    [holderId, [...new Set([...email, ALWAYS_BY_EMAIL])], [...new Set(push)], shows, timeZone],
  );
};
