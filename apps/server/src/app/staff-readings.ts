import type { Reader } from '@fairlead/db';
import type { Route, StaffCaller } from '../http/route';
import type { Services } from '../http/services';
import { recordListRead, recordReads } from '../modules/audit';
import { readProposalHolder } from '../modules/proposals';
import { readFileHolder } from '../modules/support';

const FILTERS_MAX = 500;

const ON_RECORD = 'on record';
/** Never on a holder's own: what a row shows of one alone is there by the use case, or is of whoever it names. */
const AS_LIST = 'on record as a list';
const BY_ITSELF = 'its use case puts it on record';
const STAFF = 'of staff';
const PROGRAMME = 'of the programme, its products, networks or texts';

/**
 * Whether what a call of staff answers is holders' own, for every call that only reads: what is of one holder is on that
 * holder's record, a list of several is on record as such (docs/domain/audit.md#readings), any other says why not.
 */
export const STAFF_READINGS: Readonly<Record<string, string>> = {
  'consoleAcceptor.list': ON_RECORD,
  'consoleAudit.list': 'the record itself, which names who did what and holds no text of a holder',
  'consoleAuth.me': STAFF,
  'consoleAuth.secondSteps': STAFF,
  'consoleAuth.sessions': STAFF,
  'consoleBank.coverage': PROGRAMME,
  'consoleBank.entries': ON_RECORD,
  'consoleBank.lines': AS_LIST,
  'consoleBank.list': PROGRAMME,
  'consoleBank.suggestions': ON_RECORD,
  'consoleBooks.entries': 'entries of the programme’s own, by report and plan',
  'consoleBooks.read': ON_RECORD,
  'consoleCase.facts': ON_RECORD,
  'consoleCase.seeAs': BY_ITSELF,
  'consoleCase.timeline': ON_RECORD,
  'consoleContent.accepted': ON_RECORD,
  'consoleContent.contacts': PROGRAMME,
  'consoleContent.list': PROGRAMME,
  'consoleCoupon.campaigns': PROGRAMME,
  'consoleFeedback.list': ON_RECORD,
  'consoleHold.list': ON_RECORD,
  'consoleHolder.detail': BY_ITSELF,
  'consoleHolder.flow': ON_RECORD,
  'consoleHolder.list': ON_RECORD,
  'consoleHolder.sessions': ON_RECORD,
  'consoleKey.authorizationCodes': ON_RECORD,
  'consoleKey.licenseKeys': 'keys, with the number of who used each',
  'consoleMessage.list': ON_RECORD,
  'consoleNotification.list': ON_RECORD,
  'consoleNotification.recipients': 'a count',
  'consoleNotification.templates': PROGRAMME,
  'consoleObjection.list': ON_RECORD,
  'consoleOrder.detail': ON_RECORD,
  'consoleOrder.list': ON_RECORD,
  'consoleOverview.read': 'sums and counts, with the names of staff',
  'consoleOverview.setup': 'what is not set up yet, with the names of admins',
  'consolePayee.list': PROGRAMME,
  'consolePayoutRun.detail': AS_LIST,
  'consolePayoutRun.due': AS_LIST,
  'consolePayoutRun.file': BY_ITSELF,
  'consolePayoutRun.list': 'counts and sums of runs',
  'consoleProduct.list': PROGRAMME,
  'consoleProposal.detail': ON_RECORD,
  'consoleProposal.list': ON_RECORD,
  'consoleProposal.place': 'numbers of proposals',
  'consoleQueue.counts': 'counts',
  'consoleQueue.list': 'what waits and since when, without what it says',
  'consoleRemittance.list': PROGRAMME,
  'consoleReport.list': 'figures of networks, by plan',
  'consoleReport.outbox': 'messages to networks, by plan',
  'consoleRisk.read': AS_LIST,
  'consoleSearch.find': AS_LIST,
  'consoleStaff.changes': STAFF,
  'consoleStaff.list': STAFF,
  'consoleSupport.cannedAnswers': PROGRAMME,
  'consoleSupport.colleagues': STAFF,
  'consoleSupport.conversations': ON_RECORD,
  'consoleSupport.counts': 'counts',
  'consoleSupport.file': ON_RECORD,
  'consoleSupport.messages': ON_RECORD,
  'consoleSupport.ratings': 'averages and counts of a desk',
  'consoleView.list': 'filters that staff keep, with no row of what they filter',
  'consoleTopup.list': ON_RECORD,
  'consoleWebhook.deliveries': ON_RECORD,
  'consoleWebhook.list': PROGRAMME,
  'consoleWebhook.preview': 'made-up numbers',
  'consoleWithdrawal.list': AS_LIST,
};

/** Of whom a call is by its request alone: by its own `id`, or as the owner of what it names. */
const ASKED: Readonly<
  Record<string, (reader: Reader, request: Readonly<Record<string, unknown>>) => Promise<number | undefined>>
> = {
  'consoleCase.facts': async (_reader, { id }) => Number(id),
  'consoleCase.timeline': async (_reader, { id }) => Number(id),
  'consoleHolder.flow': async (_reader, { id }) => Number(id),
  'consoleHolder.sessions': async (_reader, { id }) => Number(id),
  'consoleProposal.detail': (reader, { id }) => readProposalHolder(reader, Number(id)),
  'consoleSupport.file': (reader, { file_id: id }) => readFileHolder(reader, Number(id)),
};

/** The rows of these name holders by words alone, but for a few: one number among them says nothing of the others. */
const WITHOUT_NUMBERS: readonly string[] = ['consoleProposal.list'];

/** Beside the few holders that these name they list what is the programme's own. */
const AMONG_OTHERS: readonly string[] = ['consoleBooks.read'];

/** The numbers of the holders that an answer names: as themselves, as the holder of a row, or as a subject. */
const holdersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, username, operation_id: operationId, holder_id: of, type } = value as Record<string, unknown>;
  const isHolder = (username !== undefined && operationId !== undefined) || type === 'holder';
  return [isHolder ? id : undefined, of, ...Object.values(value).flatMap(holdersIn)].filter(
    (found) => typeof found === 'string',
  );
};

/** How many rows an answer lists, under whatever names. */
const rowsIn = (data: unknown): number =>
  Object.values(data ?? {}).reduce<number>(
    (sum, value: unknown) => sum + (Array.isArray(value) ? value.length : 0),
    0,
  );

/** The one holder whose own an answer is; undefined where it is of several, or of nobody. */
const readOnly = async (
  reader: Reader,
  act: string,
  request: Readonly<Record<string, unknown>>,
  data: unknown,
): Promise<number | undefined> => {
  if (ASKED[act] !== undefined) return ASKED[act](reader, request);
  if (rowsIn(data) > 0 && request['holder_id'] !== undefined) return Number(request['holder_id']);
  const [holder, ...others] = new Set(WITHOUT_NUMBERS.includes(act) ? [] : holdersIn(data));
  return holder === undefined || others.length > 0 ? undefined : Number(holder);
};

/** Of how many: what is of one holder by its request may be of several by its answer, as the proposal of a payout run is. */
const listedBy = (act: string, data: unknown): number =>
  ASKED[act] === undefined && !AMONG_OTHERS.includes(act) ? rowsIn(data) : new Set(holdersIn(data)).size;

/** What was asked for, as in an address, whichever page of it. */
const filtersOf = ({
  cursor: _cursor,
  limit: _limit,
  total_up_to: _total,
  ...asked
}: Readonly<Record<string, unknown>>): string => {
  const filters = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  filters.sort();
  return filters.toString().slice(0, FILTERS_MAX);
};

/**
 * Puts on record who of staff was shown what is holders' own, before it is answered: on the holder's own record what is of
 * one alone, once and without a holder a list of several.
 */
export const recordReadings =
  ({ database, clock }: Services) =>
  (route: Route): Route => {
    const act: string = route.call.id;
    const how = STAFF_READINGS[act];
    if (how !== ON_RECORD && how !== AS_LIST) return route;
    const handle: Route['handle'] = async (incoming) => {
      const answer = await route.handle(incoming);
      if (!answer.ok) return answer;
      const { staffId } = incoming.caller as StaffCaller;
      const request = incoming.request as Readonly<Record<string, unknown>>;
      const by = { act, staffId, address: incoming.address };
      const holderId = how === AS_LIST ? undefined : await readOnly(database, act, request, answer.data);
      if (holderId !== undefined) {
        const shown = { subjectId: holderId, holderId };
        await recordReads(database, { ...by, subjectType: 'holder' }, [shown], clock.now());
      } else {
        const rows = listedBy(act, answer.data);
        if (rows === 0) return answer;
        const page = request['cursor'] === undefined ? 'first' : 'further';
        const list = { filters: filtersOf(request), page, rows } as const;
        await recordListRead(database, { ...by, ...list }, clock.now());
      }
      return answer;
    };
    return { call: route.call, handle };
  };
