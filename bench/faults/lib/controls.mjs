// What a drill has to show where its promise is taken away, or it would prove nothing.
import { entriesAhead } from '../sql-strikes.mjs';

/** Limits of time so long that none of them ends anything within a drill. */
export const WITHOUT_LIMITS = {
  ...{ DATABASE_CONNECT_MS: '60000', DATABASE_SILENCE_MS: '60000' },
  ...{ DATABASE_STATEMENT_MS: '120000', DATABASE_ANSWER_MS: '130000', DATABASE_LOCK_MS: '120000' },
  ...{ DATABASE_IDLE_MS: '120000', DATABASE_KEEPALIVE_MS: '600000', DATABASE_TCP_USER_MS: '600000' },
};

/** @typedef {import('./judge.mjs').Control} Control */

/** @type {Control} */
export const LOSES = { sees: 'acknowledged acts are lost', bites: ({ lost }) => lost > 0 };

/** @type {Control} */
export const HANGS = { sees: 'calls take more than 10 s', bites: ({ hung }) => hung > 0 };

/** @type {Control} */
export const DATES_AHEAD = {
  sees: 'entries are dated ahead',
  bites: async (_outcome, environment) => (await entriesAhead(environment)).length > 0,
};

/** @type {Control} */
export const GOES_UNSEEN = {
  sees: 'money goes on, and the check of all books finds why it must not',
  bites: ({ differences, fatal }) => differences.length > 0 && fatal.length === 0,
};
