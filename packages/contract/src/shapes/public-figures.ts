import { z } from 'zod';
import { basisPoints, count, month, time } from './basics';

/** Of the money asked for, in whole percent: many small ones hide no large one, and no sum leads to a person. */
const shares = z.object({
  ...{ paid: basisPoints, refused: basisPoints, lapsed: basisPoints, taken_back: basisPoints },
  ...{ bounced: basisPoints, open: basisPoints },
});

const withdrawals = z.object({
  shares: shares.describe('of the money asked for; of what bounced too'),
  asked: count,
  paid: count.describe('of them, those that came back later too'),
  refused: count,
  lapsed: count.describe('nobody decided or paid in time: given back'),
  taken_back: count.describe('by who asked'),
  bounced: count.describe('of the paid ones, those that came back'),
  open: count,
  median_hours: count
    .nullable()
    .describe('from request to payment, begun hours counted whole; null: none was paid'),
  slowest_hours: count.nullable(),
});

const holds = z.object({
  opened: count,
  given_back: count,
  taken: count.describe('the money went to where a chargeback’s original came from'),
  open: count,
});

const objections = z.object({
  made: count,
  about_withdrawals: count,
  upheld: count,
  upheld_unanswered: count.describe('of the upheld ones, those that nobody answered in time'),
  rejected: count,
  withdrawn: count,
  open: count,
});

/** What became of everything that began in some months together. */
const figuresOfPeriod = z.object({ withdrawals, holds, objections });

/** What a cheat cannot make look good, month by month. */
export const publicFigures = z.object({
  as_of: time,
  people_min: count.describe('people whom a period is of, at least: months with fewer are told together'),
  periods: z
    .array(
      z.object({
        from: month,
        until: month,
        figures: figuresOfPeriod
          .nullable()
          .describe('null: too few people yet; told with the months to come'),
      }),
    )
    .describe('newest first, each month once; by when a thing began, as it stands now'),
  slowest_hours_ever: count
    .nullable()
    .describe('from request to payment, of all months that are told; null: none was paid'),
  oldest_open_days: count.nullable().describe('of all withdrawals that wait now; null: none does'),
  deciders_changed_at: time
    .nullable()
    .describe('when an account of those who propose, decide or admit last changed; null: there is none'),
  makers: count.describe('members of staff who may propose what moves money'),
  checkers: count.describe('who may decide what another proposed; nobody is both'),
  admins: count.describe('who admit members of staff, two together'),
  command_line_acts: count.describe(
    'changes of accounts of staff ever proposed or made on the machine that the program runs on',
  ),
});
