import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, feedback, isNull, one, type Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, inPart, readWaitingFirst } from '../../http/waiting-first';
import { audit } from '../audit';
import { readFileUrls } from '../files';
import { notify } from '../notifications';

type Item = ResponseOf<CallOf<'consoleFeedback.answer'>>;

interface Row {
  readonly id: number;
  readonly holder_id: number;
  readonly username: string;
  readonly operation_id: string;
  readonly subject: string;
  readonly content: string;
  readonly file_ids: readonly number[];
  readonly answer: string | null;
  readonly answered_by: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

const LIST = `
  select * from (
    select f.id, f.holder_id, a.username, a.operation_id, f.subject, f.content, f.file_ids, f.answer,
      s.username as answered_by, f.created_at, f.answered_at
    from feedback f join account_holder a on a.id = f.holder_id left join staff s on s.id = f.answered_by
  ) listed`;

const shapeOf = (row: Row, urls: ReadonlyMap<number, string>): Item => ({
  id: String(row.id),
  holder: { id: String(row.holder_id), username: row.username, operation_id: row.operation_id },
  subject: row.subject,
  content: row.content,
  file_urls: row.file_ids.flatMap((id) => urls.get(id) ?? []),
  answer: row.answer,
  answered_by: row.answered_by,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});

const WAITS = 'answered_at is null';

const KEYS = { created_at: { by: 'id', type: 'bigint', of: (row: Row) => row.id } } as const;
const ORDER = { isWaiting: (row: Row) => row.answered_at === null, key: KEYS.created_at };

/** Feedback of everyone or of one holder: unanswered ones by age, then from the newest, where nothing else is asked for. */
export const listFeedback = async (
  services: Services,
  request: RequestOf<CallOf<'consoleFeedback.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleFeedback.list'>>>> => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const { database } = services;
  const { state, holder_id: holderId = null } = request;
  const wanted = inPart(WAITS, state === undefined ? null : state === 'open');
  const rows = await readWaitingFirst(start, ORDER, (part, isWaiting) => {
    const page = pageSql(part, 'id', 2);
    return database.query<Row>(
      `${LIST} where ${wanted} and ${inPart(WAITS, isWaiting)} and ($1::bigint is null or holder_id = $1)
         and ${page.where} ${page.order}`,
      [holderId, ...page.values],
    );
  });
  const urls = await readFileUrls(
    services,
    database,
    rows.flatMap((row) => row.file_ids),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => shapeOf(row, urls),
    ),
  );
};

const read = async (services: Services, reader: Reader, id: number): Promise<Item> => {
  const row = one(await reader.query<Row>(`${LIST} where id = $1`, [id]), `feedback ${id} is gone`);
  return shapeOf(row, await readFileUrls(services, reader, row.file_ids));
};

/**
 * Answers feedback once; the answer reaches the person as a notification (docs/domain/feedback.md#answer).
 */
export const answerFeedback = (
  services: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleFeedback.answer'>>,
): Promise<Answer<Item>> =>
  services.database.transaction(async (tx) => {
    const answer = request.answer.trim();
    if (answer === '') return refuse('invalid_fields', { fields: { answer: 'required' } });
    const id = Number(request.id);
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
