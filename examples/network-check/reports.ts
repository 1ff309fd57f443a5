import { type Order, PARTS, type Placed } from './answers.ts';
import { parseReports, type Report } from './form.ts';
import type { Received } from './receive.ts';
import { type Finding, findingOf, notShown, REPORTS, type RuleId } from './rules.ts';
import { isOwn, type Target } from './wire.ts';

/** All that was placed and received. */
export interface Observed {
  readonly target: Target;
  readonly placed: Placed;
  readonly messages: readonly Received[];
  /** When the pause was ended; null while it lasts. */
  readonly resumedAt: Date | null;
  readonly now: Date;
}

/** A report with the place and time of its message. */
interface Seen {
  readonly report: Report;
  readonly place: number;
  readonly at: Date;
}

const BUCKET_MS = 15 * 60_000;

const seenIn = ({ messages }: Pick<Observed, 'messages'>): Seen[] =>
  messages.flatMap(({ body, at }, place) =>
    parseReports(body).reports.map((report) => ({ report, place, at })),
  );

const startOf = ({ bucket }: Report): number => Date.parse(bucket);
const nameOf = ({ order_number, bucket }: Report): string => `${order_number}, ${bucket}`;
const isOf =
  (order: Order) =>
  ({ report }: Seen): boolean =>
    report.order_number === order.order_number;

/** The highest version of each bucket: what counts. */
const countedOf = (seen: readonly Seen[], order: Order): Report[] => {
  const highest = new Map<string, Report>();
  for (const { report } of seen.filter(isOf(order))) {
    if (report.version > (highest.get(report.bucket)?.version ?? 0)) highest.set(report.bucket, report);
  }
  return [...highest.values()];
};

const sumOf = (
  reports: readonly Report[],
  name: 'impressions' | 'clicks' | 'conversions' | 'spend',
): number => reports.reduce((sum, report) => sum + report[name], 0);

/** The first quarter of an hour that lies whole in the pause. */
const firstPausedMs = ({ pausedAt }: Placed): number => Math.ceil(pausedAt.getTime() / BUCKET_MS) * BUCKET_MS;

/**
 * Whether a network that delivered in the pause would have shown it by now: the order that nobody paused was reported for
 * the same quarter of an hour, after that was over.
 */
export const isPauseShown = ({ placed, messages }: Pick<Observed, 'placed' | 'messages'>): boolean => {
  const startMs = firstPausedMs(placed);
  return seenIn({ messages })
    .filter(isOf(placed.orders.steady))
    .some(({ report, at }) => startOf(report) >= startMs && at.getTime() >= startMs + BUCKET_MS);
};

/** Whether the order that was paused delivers again. */
export const isResumed = ({ placed, messages, resumedAt }: Omit<Observed, 'target' | 'now'>): boolean =>
  resumedAt !== null &&
  seenIn({ messages })
    .filter(isOf(placed.orders.paused))
    .some(({ report }) => report.spend > 0 && startOf(report) + BUCKET_MS > resumedAt.getTime());

const textOf = (name: string, report: Report): string =>
  [
    ...['fairlead-report-1', name, report.order_number, report.bucket, report.version],
    ...[report.impressions, report.clicks, report.conversions, report.spend],
  ].join('\n');

type Check = (observed: Observed, seen: readonly Seen[]) => string | null;

const unsaid = (fault: string | undefined): string | null => fault ?? null;

/** The first report of which something is wrong. */
const ofReports =
  (faultOf: (seen: Seen, observed: Observed) => string | null): Check =>
  (observed, seen) =>
    unsaid(seen.flatMap((one) => faultOf(one, observed) ?? []).at(0));

/** The first order of whose counted reports something is wrong. */
const ofOrders =
  (faultOf: (counted: readonly Report[], order: Order) => string | null): Check =>
  ({ placed }, seen) =>
    unsaid(
      PARTS.flatMap((part) => faultOf(countedOf(seen, placed.orders[part]), placed.orders[part]) ?? []).at(0),
    );

const FIGURES = ['impressions', 'clicks', 'conversions', 'spend'] as const;

const versionsFault: Check = (_observed, seen) => {
  const first = new Map<string, Report>();
  for (const { report } of seen) {
    const key = `${nameOf(report)}, version ${report.version}`;
    const before = first.get(key) ?? report;
    first.set(key, before);
    if (FIGURES.some((name) => before[name] !== report[name])) return `${key} came with two sets of figures`;
  }
  return null;
};

const lostFault: Check = ({ messages }, seen) => {
  const lost = seen.filter(({ place }) => ['unavailable', 'dropped'].includes(messages[place]?.answer ?? ''));
  const missing = lost.find(
    ({ report, place }) =>
      !seen.some(
        (later) =>
          later.place > place &&
          nameOf(later.report) === nameOf(report) &&
          later.report.version >= report.version,
      ),
  );
  return missing === undefined ? null : `${nameOf(missing.report)} was not sent again`;
};

const capFault: Check = ({ placed: { orders, capMinor, capFrom } }, seen) => {
  const days = new Map<string, number>();
  for (const report of countedOf(seen, orders.capped)) {
    const day = report.bucket.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + report.spend);
  }
  const above = [...days].find(([day, spend]) => day >= capFrom && spend > capMinor);
  return above === undefined ? null : `${above[1]} on ${above[0]}, with a cap of ${capMinor}`;
};

const pauseFault: Check = ({ placed, resumedAt, now }, seen) => {
  const endMs = (resumedAt ?? now).getTime();
  const billed = seen
    .filter(isOf(placed.orders.paused))
    .find(
      ({ report }) =>
        report.spend > 0 &&
        startOf(report) >= placed.pausedAt.getTime() &&
        startOf(report) + BUCKET_MS <= endMs,
    );
  return billed === undefined ? null : `${nameOf(billed.report)} bills ${billed.report.spend}`;
};

const stopFault: Check = ({ placed }, seen) => {
  const after = seen
    .filter(isOf(placed.orders.stopped))
    .find(({ report }) => report.impressions > 0 && startOf(report) >= placed.stoppedAt.getTime());
  return after === undefined ? null : `${nameOf(after.report)} counts views`;
};

const CHECKS: Readonly<Record<Exclude<keyof typeof REPORTS, 'resumed'>, Check>> = {
  sealed: ({ messages }) => unsaid(messages.flatMap(({ sealFault }) => sealFault ?? []).at(0)),
  well_formed: ({ messages }) => unsaid(messages.flatMap(({ body }) => parseReports(body).fault ?? []).at(0)),
  own_key: ofReports(({ report }, { target: { publicKey, name } }) =>
    publicKey !== null && isOwn(publicKey, textOf(name, report), report.signature ?? '')
      ? null
      : `${nameOf(report)} is not signed by it`,
  ),
  own_orders: ofReports(({ report }, { placed: { orders } }) =>
    PARTS.some((part) => orders[part].order_number === report.order_number)
      ? null
      : `${report.order_number} was not accepted`,
  ),
  within_run: ofReports(({ report, at }, { placed: { sentAt } }) =>
    startOf(report) + BUCKET_MS > sentAt.getTime() && startOf(report) <= at.getTime()
      ? null
      : `${nameOf(report)} came at ${at.toISOString()}`,
  ),
  versions: versionsFault,
  sent_again: lostFault,
  possible: ofOrders((counted, { order_number }) => {
    const [views, clicks, conversions] = [
      sumOf(counted, 'impressions'),
      sumOf(counted, 'clicks'),
      sumOf(counted, 'conversions'),
    ];
    return clicks > views || conversions > clicks
      ? `${order_number}: ${views} views, ${clicks} clicks, ${conversions} conversions`
      : null;
  }),
  rate: ofOrders((counted, { order_number, cost_per_thousand: price }) => {
    const [views, spend] = [sumOf(counted, 'impressions'), sumOf(counted, 'spend')];
    return spend > Math.ceil((views * price) / 1000) ? `${order_number}: ${spend} for ${views} views` : null;
  }),
  budget: ofOrders((counted, { order_number, budget }) => {
    const spend = sumOf(counted, 'spend');
    return spend > budget ? `${order_number}: ${spend} of ${budget}` : null;
  }),
  daily_cap: capFault,
  lowered: ({ placed: { orders, loweredMinor } }, seen) => {
    const spend = sumOf(countedOf(seen, orders.lowered), 'spend');
    return spend > loweredMinor ? `${spend}, with a budget of ${loweredMinor}` : null;
  },
  paused: pauseFault,
  stopped: stopFault,
};

/** Why nothing was learned of a rule; null where something was. */
const unshown = (rule: keyof typeof REPORTS, observed: Observed, seen: readonly Seen[]): string | null => {
  if (!observed.placed.isAccepted) return 'not every order was accepted: --order says what yours takes';
  if (observed.messages.length === 0) return 'no report came';
  if (rule === 'daily_cap' && sumOf(countedOf(seen, observed.placed.orders.capped), 'spend') === 0)
    return 'nothing was billed for the order with a cap';
  if (rule === 'lowered' && sumOf(countedOf(seen, observed.placed.orders.lowered), 'spend') === 0)
    return 'nothing was billed for the order whose budget was lowered';
  if (['paused', 'resumed', 'stopped'].includes(rule) && !isPauseShown(observed))
    return 'no quarter of an hour was reported that lay whole in the pause: wait longer';
  if (rule === 'sent_again' && !observed.messages.some(({ answer }) => answer === 'taken'))
    return 'too few messages came';
  return null;
};

const judge = (rule: keyof typeof REPORTS, observed: Observed, seen: readonly Seen[]): Finding => {
  const fault =
    rule === 'resumed'
      ? isResumed(observed)
        ? null
        : 'nothing was billed after the pause'
      : CHECKS[rule](observed, seen);
  const why = unshown(rule, observed, seen);
  // What was seen once is a fault, however little else was seen.
  const isDecided = why === null || (fault !== null && rule !== 'resumed' && rule !== 'sent_again');
  return isDecided ? findingOf(rule, fault) : notShown(rule, why);
};

/** Holds all that was received against the rules; that of the own key is left out for a network that has none. */
export const judgeReports = (observed: Observed): readonly Finding[] => {
  const seen = seenIn(observed);
  return (Object.keys(REPORTS) as (keyof typeof REPORTS)[])
    .filter((rule: RuleId) => rule !== 'own_key' || observed.target.publicKey !== null)
    .map((rule) => judge(rule, observed, seen));
};
