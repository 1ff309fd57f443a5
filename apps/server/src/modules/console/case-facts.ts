import { type Call, type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import type { HolderTag } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { lockHolder, readHolder } from '../account';
import { audit, listShownWhole } from '../audit';
import { countFeedback } from '../feedback';
import { countObjections } from '../objections';
import { countOrders } from '../plans';
import { readStaffNames } from '../staff';
import { countConversations } from '../support';
import { readDestinationHistory } from '../withdrawals';
import { readLinked } from './linked';
import { insertNote, listNotes, listTags } from './notes';

type Facts = ResponseOf<CallOf<'consoleCase.facts'>>;

/** Who of staff was shown the whole number of where the holder is paid. */
const readShown = async (reader: Reader, holderId: number): Promise<Facts['shown_whole']> => {
  const rows = await listShownWhole(reader, holderId);
  const nameOf = await readStaffNames(
    reader,
    rows.map((row) => row.staffId),
  );
  return rows.map((row) => ({ time: row.time.toISOString(), by: nameOf(row.staffId) ?? '' }));
};

/** More are not told apart (docs/domain/case.md#page). */
const COUNTED_MAX = 100;

/** Lists of a part of a case, each with what counts its rows of a holder. */
type Counters = readonly (readonly [Call, typeof countOrders])[];

const COUNTERS: Readonly<Record<keyof Facts['counts'], Counters>> = {
  plans: [[calls.consoleOrder.list, countOrders]],
  talks: [
    [calls.consoleSupport.conversations, countConversations],
    [calls.consoleObjection.list, countObjections],
    [calls.consoleFeedback.list, countFeedback],
  ],
};

/** How many rows the lists have that these roles open. */
const countPart = async (
  reader: Reader,
  { roles }: StaffCaller,
  holderId: number,
  part: keyof Facts['counts'],
): Promise<number> => {
  let sum = 0;
  for (const [list, count] of COUNTERS[part])
    if (mayRead(roles, list)) sum += await count(reader, holderId, COUNTED_MAX);
  return Math.min(sum, COUNTED_MAX);
};

const readFacts = async (reader: Reader, caller: StaffCaller, holderId: number): Promise<Answer<Facts>> => {
  const { roles } = caller;
  const holder = await readHolder(reader, holderId);
  if (holder === undefined) return refuse('no_such_data');
  const seesPayouts = mayRead(roles, calls.consoleWithdrawal.list);
  const { linked, more } = await readLinked(reader, holder, seesPayouts);
  return done({
    counts: {
      plans: await countPart(reader, caller, holderId, 'plans'),
      talks: await countPart(reader, caller, holderId, 'talks'),
    },
    destinations: seesPayouts ? await readDestinationHistory(reader, holderId) : null,
    shown_whole: mayRead(roles, calls.consoleAudit.list) ? await readShown(reader, holderId) : null,
    linked,
    linked_more: more,
    tags: await listTags(reader, holderId),
    notes: await listNotes(reader, holderId),
  });
};

/** What stands beside the figures of a case. */
export const readCaseFacts: StaffUseCase<'consoleCase.facts'> = ({ database }, caller, { id }) =>
  readFacts(database, caller, id);

/** What staff add to a case, with what of it the record keeps. */
interface Addition {
  readonly act: 'consoleCase.addNote' | 'consoleCase.setTag';
  readonly kind: 'note' | 'tag_set' | 'tag_removed';
  readonly text: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes it down and puts it on record: that it was done, and of a note not what it says. */
const addTo = async (
  tx: Tx,
  { clock }: Services,
  { staffId }: StaffCaller,
  holderId: number,
  { act, kind, text, after }: Addition,
): Promise<void> => {
  const now = clock.now();
  await insertNote(tx, { holderId, staffId, kind, text, createdAt: now });
  await audit(tx, {
    actor: { type: 'staff', id: staffId },
    ...{ act, holderId, subjectType: 'holder', subjectId: holderId, after },
    time: now,
  });
};

/** Writes a note on a case. */
export const addCaseNote: StaffUseCase<'consoleCase.addNote'> = (services, caller, { id, text }) =>
  services.database.transaction(async (tx) => {
    if ((await readHolder(tx, id)) === undefined) return refuse('no_such_data');
    const words = text.trim();
    if (words === '') return refuse('invalid_fields', { fields: { text: 'required' } });
    await addTo(tx, services, caller, id, {
      act: 'consoleCase.addNote',
      kind: 'note',
      text: words,
      after: {},
    });
    return readFacts(tx, caller, id);
  });

/** Sets a tag of a case or takes it off; one that is so already is refused, so that the record tells of changes alone. */
export const setCaseTag: StaffUseCase<'consoleCase.setTag'> = (services, caller, { id, tag, set }) =>
  services.database.transaction(async (tx) => {
    if ((await lockHolder(tx, id)) === undefined) return refuse('no_such_data');
    const tags: readonly HolderTag[] = await listTags(tx, id);
    if (tags.includes(tag) === set) return refuse('wrong_state');
    const kind = set ? 'tag_set' : 'tag_removed';
    await addTo(tx, services, caller, id, {
      act: 'consoleCase.setTag',
      kind,
      text: tag,
      after: { tag, set },
    });
    return readFacts(tx, caller, id);
  });
