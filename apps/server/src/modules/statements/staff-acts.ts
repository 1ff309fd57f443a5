import { allCalls, type calls, type ParsedOf, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader, WrittenNotice } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { type HolderAct, listActsOn } from '../audit';
import { readStated, type Stated } from '../proposals';
import { readSince, readStaffRoles } from '../staff';

type Acts = ResponseOf<typeof calls.statement.staffActs>;
type Act = Acts['items'][number];

/** Who may propose at all: most kinds are finance's, a few belong to other desks. */
const MAKERS: readonly StaffRole[] = ['finance_maker', 'support', 'delivery', 'admin'];

const ROLES_OF = new Map(
  allCalls.flatMap(({ id, access }) => (access.kind === 'staff' ? [[id as string, access.roles]] : [])),
);

/** The roles that an act needs; empty where it needs none in particular. */
const neededFor = (act: string): readonly StaffRole[] => {
  if (act.startsWith('propose.')) return MAKERS;
  return /^(agreed|approved|refused)\./.test(act) ? ['finance_checker'] : (ROLES_OF.get(act) ?? []);
};

/** The role that somebody acted in: of those that the act needs the first that they have. */
const roleOf = (act: string, roles: readonly StaffRole[] | null): Act['role'] => {
  if (roles === null) return 'system';
  const needed = neededFor(act);
  const [fallback = 'admin'] = needed.length > 0 ? needed : roles;
  return needed.find((role) => roles.includes(role)) ?? fallback;
};

/** Calls by which staff speak to a holder, or arrange the speaking. */
const SAYING = /^console(?:Support|Notification)\.|^consoleFeedback\.answer$|\.sendCard$/;

/** What a notice said, in the reader's language; empty where the record kept no words by language. */
const saidIn = ({ title, content }: Partial<WrittenNotice>, lang: string): string =>
  [title, content].flatMap((words) => words?.[lang] ?? words?.['en'] ?? []).join('\n\n');

/**
 * Of what the record keeps only the words meant for the holder leave it: never a name, nor a note or receipt of staff's
 * own.
 */
const textOf = ({ act, actorType, after }: HolderAct, lang: string): string => {
  if (act === 'consoleNotification.send') return after === null ? '' : saidIn(after, lang);
  if (actorType !== 'staff') return '';
  return String(after?.['reason'] ?? after?.['answer'] ?? after?.['refusalReason'] ?? '');
};

/** What an act moved; null where it moved nothing. */
const amountOf = ({ act, after }: HolderAct, stated: Stated | undefined): number | null => {
  const ofFile = act.endsWith('.report_file') ? after?.['amountMinor'] : undefined;
  return Number(stated?.amountMinor ?? ofFile ?? 0) || null;
};

/** Shows acts with the roles of whoever did them, and for a proposal what it is about. */
const shaper = async (reader: Reader, acts: readonly HolderAct[], lang: string) => {
  const staffOf = ({ actorType, actorId }: HolderAct) => (actorType === 'staff' ? actorId : null);
  const proposalOf = ({ subjectType, subjectId }: HolderAct) =>
    subjectType === 'proposal' ? subjectId : null;
  const rolesOf = await readStaffRoles(
    reader,
    acts.flatMap((act) => staffOf(act) ?? []),
  );
  const statedOf = await readStated(
    reader,
    acts.flatMap((act) => proposalOf(act) ?? []),
  );
  const byStaff = acts.flatMap((act) => {
    const staffId = staffOf(act);
    return staffId === null ? [] : [{ id: act.id, staffId, time: act.time }];
  });
  const found = await readSince(reader, byStaff);
  const sinceOf = new Map(byStaff.map(({ id }, index) => [id, found[index]?.toISOString() ?? null]));
  return (act: HolderAct): Act => {
    const [staffId, proposalId] = [staffOf(act), proposalOf(act)];
    const stated = proposalId === null ? undefined : statedOf(proposalId);
    const { subjectType, subjectId } = stated ?? act;
    return {
      id: String(act.id),
      time: act.time.toISOString(),
      role: roleOf(act.act, staffId === null ? null : (rolesOf(staffId) ?? null)),
      number: staffId === null ? null : String(staffId),
      since: sinceOf.get(act.id) ?? null,
      act: act.act,
      text: textOf(act, lang),
      amount: amountOf(act, stated),
      subject_type: subjectType,
      subject_id: subjectId === null ? '' : String(subjectId),
    };
  };
};

/** What was read or said decides nothing, and neither does what one person proposes, agrees to first or takes back. */
const NO_DECISIONS = {
  acts: allCalls.flatMap(({ id, access, method }) =>
    access.kind === 'staff' && (method === 'GET' || SAYING.test(id)) ? [id] : [],
  ),
  stages: ['propose', 'agreed', 'refused', 'expired', 'withdrawn'],
};

/** What staff and the system's jobs did with one account, newest first: the record's entries as its holder may see them. */
export const listStaffActs = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<typeof calls.statement.staffActs>,
  lang: string,
): Promise<Answer<Acts>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const except = request.only === 'decisions' ? { except: NO_DECISIONS } : {};
  const acts = await listActsOn(reader, holderId, { ...start, ...except });
  return done(pageOf(acts, start.limit, (act) => act.id, await shaper(reader, acts, lang)));
};
