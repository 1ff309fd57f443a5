import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, inArray, type Reader, type SQL, topUp } from '@fairlead/db';
import { done } from '../../http/answer';
import { newest, withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { readFileUrls } from '../files';
import { readPending } from '../proposals';
import { messageOf, receiptsOf, type TopUpRow, topUpShape, withPosted } from './topup';

type Linking = Pick<Services, 'config' | 'clock'>;
type StaffTopUp = ResponseOf<CallOf<'consoleTopup.refuse'>>;

/** Shows rows with their holders and what is proposed about them. */
const shaper = async (services: Linking, reader: Reader, rows: readonly TopUpRow[]) => {
  const cases = new Map((await withPosted(reader, rows)).map((one) => [one.id, one]));
  const holderOf = await readHolderRefs(
    reader,
    rows.map((row) => row.holderId),
  );
  const proposalOf = await readPending(reader, {
    subjectType: 'topup',
    subjectIds: rows.map((row) => row.id),
  });
  const urls = await readFileUrls(services, reader, rows.flatMap(receiptsOf));
  return (row: TopUpRow): StaffTopUp => ({
    ...topUpShape(cases.get(row.id) ?? { ...row, postedMinor: null }),
    holder: holderOf(row.holderId),
    message: messageOf(row),
    receipt_urls: receiptsOf(row).flatMap((id) => urls.get(id) ?? []),
    proposal_id: proposalOf(row.id),
  });
};

/** One case as staff see it; undefined where there is none. */
export const readTopUpCase = async (
  services: Linking,
  reader: Reader,
  id: number,
): Promise<StaffTopUp | undefined> => {
  const [found] = await reader.orm.select().from(topUp).where(eq(topUp.id, id));
  return found && (await shaper(services, reader, [found]))(found);
};

const KEYS = {
  created_at: { by: 'top_up.id', type: 'bigint', of: (row: TopUpRow) => row.id },
  amount: { by: 'top_up.amount_minor', type: 'bigint', of: (row: TopUpRow) => row.amountMinor },
} as const;

const BY_TIME = {
  by: 'top_up.created_at',
  type: 'timestamptz',
  of: (row: TopUpRow) => row.createdAt,
} as const;

const fits = (request: ParsedOf<CallOf<'consoleTopup.list'>>): SQL | undefined => {
  const { id, state, method } = request;
  return and(
    id === undefined ? undefined : eq(topUp.id, id),
    state === undefined
      ? undefined
      : state === 'open'
        ? inArray(topUp.state, ['asked', 'card_sent', 'posting_proposed'])
        : eq(topUp.state, state),
    method === undefined ? undefined : eq(topUp.method, method),
    withinBounds(request, { time: topUp.createdAt, amount: topUp.amountMinor }),
  );
};

/** Top-up cases of everyone, newest first where nothing else is asked for; who waits longest leads the queue. */
export const listTopUpCases: StaffUseCase<'consoleTopup.list'> = async (services, _caller, request) => {
  const reader = services.database;
  const created = newest(request, KEYS.created_at, BY_TIME);
  const start = sortedStart(request, { ...KEYS, created_at: created }, { ...created, descending: true });
  if (isRefusal(start)) return start;
  const { holder_id: holderId, total_up_to: upTo } = request;
  const fitting = fits(request);
  const page = holderPageParts(start, 'top_up', holderId);
  const rows = await reader.orm
    .select()
    .from(topUp)
    .where(and(fitting, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const whose = holderId === undefined ? undefined : eq(topUp.holderId, holderId);
  const total = await countRows(reader, upTo, topUp, topUp.amountMinor, and(whose, fitting));
  const present = await shaper(services, reader, rows);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, present), ...total });
};
