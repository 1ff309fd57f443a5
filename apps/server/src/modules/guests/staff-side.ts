import type { CallOf, Message, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, asc, eq, gt, guestCase, isNotNull, isNull, type Reader, sql } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import type { CaseRow } from './key';
import { addMessage, readMessages } from './message';
import { carriesPaymentDetails } from './payment-details';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
type Conversation = Page['items'][number];

const conversationShape = (row: CaseRow): Conversation => ({
  id: String(row.id),
  topic: 'general',
  state: row.waitingSince === null ? 'closed' : 'open',
  holder: null,
  guest: {
    case_number: row.caseNumber,
    name: row.name,
    email: row.email,
    username: row.username,
    objecting: row.objectionSequence !== null && row.answeredUpTo < row.objectionSequence,
  },
  lang: row.lang as Conversation['lang'],
  assigned_to: null,
  last_sequence: row.lastSequence,
  unread: row.lastSequence - row.answeredUpTo,
  waiting_since: row.waitingSince?.toISOString() ?? null,
  member: false,
});

/** Guests' cases, the oldest first; one that staff answered last is closed until the guest writes again. */
export const listCases = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleSupport.conversations'>>,
): Promise<Answer<Page>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { state, topic, assigned, holder_id: holderId } = request;
  // Guests have no account, their cases one topic, and nobody takes them as one's own.
  const none = topic === 'recharge' || assigned === 'me' || holderId !== undefined;
  const rows = await reader.orm
    .select()
    .from(guestCase)
    .where(
      and(
        none ? sql`false` : undefined,
        state === undefined
          ? undefined
          : state === 'open'
            ? isNotNull(guestCase.waitingSince)
            : isNull(guestCase.waitingSince),
        start.below === null ? undefined : gt(guestCase.id, start.below),
      ),
    )
    .orderBy(asc(guestCase.id))
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, ({ id }) => id, conversationShape));
};

export const openCaseOfGuest = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleSupport.messages'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleSupport.messages'>>>> => {
  const [row] = await reader.orm
    .select()
    .from(guestCase)
    .where(eq(guestCase.id, Number(request.conversation_id)));
  if (row === undefined) return refuse('no_such_data');
  return done({
    conversation: conversationShape(row),
    ...(await readMessages(reader, row, request)),
    notes: [],
  });
};

/** Answers a guest, as the desk; payment details are refused (H7). */
export const answerGuest = async (
  { database, clock }: Services,
  caller: StaffCaller,
  request: RequestOf<CallOf<'consoleSupport.send'>>,
): Promise<Answer<{ message: Message }>> => {
  const { client_id: clientId, text = '' } = request;
  if (carriesPaymentDetails(text)) return refuse('use_payment_card');
  if (text.trim() === '') return refuse('invalid_fields', { fields: { text: 'required' } });
  return database.transaction(async (tx) => {
    const caseId = Number(request.conversation_id);
    const [row] = await tx.orm.select().from(guestCase).where(eq(guestCase.id, caseId)).for('update');
    if (row === undefined) return refuse('no_such_data');
    const now = clock.now();
    const { staffId } = caller;
    const message = await addMessage(tx, row, { author: 'staff', staffId, clientId, text: text.trim(), now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.send',
      subjectType: 'guest_case',
      subjectId: caseId,
      after: { sequence: message.sequence },
      time: now,
    });
    return done({ message });
  });
};
