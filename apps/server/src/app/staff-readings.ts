import type { Route, StaffCaller } from '../http/route';
import type { Services } from '../http/services';
import { recordReads } from '../modules/audit';

const ON_RECORD = 'on record';
const BY_ITSELF = 'its use case puts it on record';
const STAFF = 'of staff';
const PROGRAMME = 'of the programme, its products, networks or texts';

/**
 * Whether what a call of staff answers is a holder's own, for every call that only reads: one that is about one holder is
 * on that holder's record (docs/domain/audit.md#readings), any other says why not.
 */
export const STAFF_READINGS: Readonly<Record<string, string>> = {
  'consoleAcceptor.list': ON_RECORD,
  'consoleAudit.list': 'the record itself, which names who did what and holds no text of a holder',
  'consoleAuth.me': STAFF,
  'consoleAuth.secondSteps': STAFF,
  'consoleAuth.sessions': STAFF,
  'consoleBank.coverage': PROGRAMME,
  'consoleBank.entries': ON_RECORD,
  'consoleBank.lines': 'lines of a bank, of whoever paid; who imported them is on record',
  'consoleBank.list': PROGRAMME,
  'consoleBank.suggestions': ON_RECORD,
  'consoleBooks.read': PROGRAMME,
  'consoleContent.contacts': PROGRAMME,
  'consoleContent.list': PROGRAMME,
  'consoleCoupon.campaigns': PROGRAMME,
  'consoleFeedback.list': ON_RECORD,
  'consoleHold.list': ON_RECORD,
  'consoleHolder.detail': BY_ITSELF,
  'consoleHolder.flow': ON_RECORD,
  'consoleHolder.list': ON_RECORD,
  'consoleHolder.sessions': ON_RECORD,
  'consoleKey.authorizationCodes': 'codes, with the number of who used each',
  'consoleKey.licenseKeys': 'keys, with the number of who used each',
  'consoleNotification.list': ON_RECORD,
  'consoleNotification.recipients': 'a count',
  'consoleObjection.list': ON_RECORD,
  'consoleOrder.detail': ON_RECORD,
  'consoleOrder.list': ON_RECORD,
  'consolePayee.list': PROGRAMME,
  'consoleProduct.list': PROGRAMME,
  'consoleProposal.detail': ON_RECORD,
  'consoleProposal.list': ON_RECORD,
  'consoleQueue.counts': 'counts',
  'consoleQueue.list': 'what waits and since when, without what it says',
  'consoleRemittance.list': PROGRAMME,
  'consoleReport.list': 'figures of networks, by plan',
  'consoleReport.outbox': 'messages to networks, by plan',
  'consoleStaff.changes': STAFF,
  'consoleStaff.list': STAFF,
  'consoleSupport.cannedAnswers': PROGRAMME,
  'consoleSupport.colleagues': STAFF,
  'consoleSupport.conversations': ON_RECORD,
  'consoleSupport.file': 'a file by its number, which the messages name; opening those is on record',
  'consoleSupport.messages': ON_RECORD,
  'consoleTopup.list': ON_RECORD,
  'consoleWithdrawal.list': BY_ITSELF,
};

/** Calls that name the holder by their own `id`, and not in what they answer. */
const OF_REQUEST: readonly string[] = ['consoleHolder.flow', 'consoleHolder.sessions'];

/** The numbers of the holders that an answer names: as themselves, as the holder of a row, or as a subject. */
const holdersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, username, operation_id: operationId, holder_id: of, type } = value as Record<string, unknown>;
  const isHolder = (username !== undefined && operationId !== undefined) || type === 'holder';
  return [isHolder ? id : undefined, of, ...Object.values(value).flatMap(holdersIn)].filter(
    (found) => typeof found === 'string',
  );
};

/** Puts on the holder's record who of staff was shown what is theirs alone, before it is answered. */
export const recordReadings =
  ({ database, clock }: Services) =>
  (route: Route): Route => {
    const act: string = route.call.id;
    if (STAFF_READINGS[act] !== ON_RECORD) return route;
    const handle: Route['handle'] = async (incoming) => {
      const answer = await route.handle(incoming);
      if (!answer.ok) return answer;
      const asked = OF_REQUEST.includes(act) ? [String((incoming.request as { id: number }).id)] : [];
      const [holder, ...others] = new Set([...asked, ...holdersIn(answer.data)]);
      if (holder === undefined || others.length > 0) return answer;
      const { staffId } = incoming.caller as StaffCaller;
      const shown = { subjectId: Number(holder), holderId: Number(holder) };
      const reading = { act, staffId, address: incoming.address, subjectType: 'holder' };
      await recordReads(database, reading, [shown], clock.now());
      return answer;
    };
    return { call: route.call, handle };
  };
