import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, feedback, isNull, one, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery, countUpTo } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, inPart, readWaitingFirst } from '../../http/waiting-first';
import { readHolderRefs } from '../account';
import { audit } from '../audit';
import { readFileUrls } from '../files';
import { notify } from '../notifications';
import { readStaffNames } from '../staff';

type Item = ResponseOf<CallOf<'consoleFeedback.answer'>>;

interface Row {
  readonly id: number;
  readonly holder_id: number;
  readonly subject: string;
  readonly content: string;
  readonly file_ids: readonly number[];
  readonly answer: string | null;
  readonly answered_by: number | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

const LIST = `
  select id, holder_id, subject, content, file_ids, answer, answered_by, created_at, answered_at from feedback`;

/** Shows rows with what their holders, their answerers and their files are called. */
const shaper = async (services: Services, reader: Reader, rows: readonly Row[]) => {
  const urls = await readFileUrls(
    services,
    reader,
    rows.flatMap((row) => row.file_ids),
  );
  const holderOf = await readHolderRefs(
    reader,
    rows.map((row) => row.holder_id),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.answered_by),
  );
  return (row: Row): Item => ({
    id: String(row.id),
    holder: holderOf(row.holder_id),
    subject: row.subject,
    content: row.content,
    file_urls: row.file_ids.flatMap((id) => urls.get(id) ?? []),
    answer: row.answer,
    answered_by: staffOf(row.answered_by),
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  });
};

const WAITS = 'answered_at is null';

const KEYS = { created_at: { by: 'id', type: 'bigint', of: (row: Row) => row.id } } as const;
const ORDER = { isWaiting: (row: Row) => row.answered_at === null, key: KEYS.created_at };

/** Feedback of everyone or of one holder: unanswered ones by age, then from the newest, where nothing else is asked for. */
export const listFeedback: StaffUseCase<'consoleFeedback.list'> = async (services, _caller, request) => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const { database } = services;
  const { id = null, state, holder_id: holderId = null } = request;
  const wanted = inPart(WAITS, state === undefined ? null : state === 'open');
  const fitting = `${wanted} and ($1::bigint is null or holder_id = $1)
    and ($2::bigint is null or id = $2) and ${boundsSql('created_at', '0', 3)}`;
  const asked = [holderId, id, ...boundValues(request)];
  const rows = await readWaitingFirst(start, ORDER, (part, isWaiting) => {
    const page = pageSql(part, 'id', asked.length + 1);
    return database.query<Row>(
      `${LIST} where ${fitting} and ${inPart(WAITS, isWaiting)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const counting = `select 1 from feedback where ${fitting}`;
  const total = await countQuery(database, request.total_up_to, counting, asked, 'none');
  const present = await shaper(services, database, rows);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, present), ...total });
};

const read = async (services: Services, reader: Reader, id: number): Promise<Item> => {
  const row = one(await reader.query<Row>(`${LIST} where id = $1`, [id]), `feedback ${id} is gone`);
  return (await shaper(services, reader, [row]))(row);
};

/**
 * Answers feedback once; the answer reaches the person as a notification (docs/domain/feedback.md#answer).
 */
export const answerFeedback: StaffUseCase<'consoleFeedback.answer'> = (services, { staffId }, request) =>
  services.database.transaction(async (tx) => {
    const answer = request.answer.trim();
    if (answer === '') return refuse('invalid_fields', { fields: { answer: 'required' } });
    const { id } = request;
    const time = services.clock.now();
    const [answered] = await tx.orm
      .update(feedback)
      .set({ answer, answeredBy: staffId, answeredAt: time })
      .where(and(eq(feedback.id, id), isNull(feedback.answeredAt)))
      .returning({ holderId: feedback.holderId, subject: feedback.subject });
    if (answered === undefined) {
      const [known] = await tx.orm.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, id));
      return refuse(known === undefined ? 'no_such_data' : 'already_decided');
    }
    const { holderId, subject } = answered;
    await notify(tx, {
      holderId,
      key: 'feedback.answered',
      parameters: { subject, answer },
      link: '/ad-center/feedback',
      time,
    });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleFeedback.answer',
      holderId,
      subjectType: 'feedback',
      subjectId: id,
      after: { answer },
      time,
    });
    return done(await read(services, tx, id));
  });

/** How much feedback a holder sent, counted up to so many. */
export const countFeedback = (reader: Reader, holderId: number, upTo: number): Promise<number> =>
  countUpTo(reader, upTo, feedback, eq(feedback.holderId, holderId));
