import type { KeyObject } from 'node:crypto';
import { type Bucket, type Control, type Order, type Run, startRun } from './run.ts';
import { type Report, type Shared, sealedHeaders, signed } from './signatures.ts';

export interface Settings extends Shared {
  /** The network's own key: Ed25519. */
  readonly privateKey: KeyObject;
  /** Where the product is, without a slash at the end. */
  readonly productUrl: string;
  /** The product's `SANDBOX_SPEED`; 1 in life. */
  readonly speed: number;
  readonly reportEveryMs: number;
}

/** What the product is answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string | number>>;
}

export interface Network {
  submit(order: Order): Answer;
  cancel(orderNumber: string): Answer;
  control(control: Control): Answer;
  /** Plays all runs on, and reports what is due. */
  tick(): Promise<void>;
}

const REPORTS_MAX = 500;
const ANSWER_MS = 30_000;
const RETRY_MS_MAX = 5 * 60_000;
/** The product must have heard the answer to an order before its first report comes. */
const FIRST_REPORT_MS = 5_000;

interface Due {
  readonly bucket: Bucket;
  readonly report: Report;
}

interface Result {
  readonly outcome: string;
  readonly fault: string | null;
}

/** Sends reports in one message, and gives back what became of each. Throws where no good answer comes. */
const send = async (settings: Settings, due: readonly Due[], now: Date): Promise<readonly Result[]> => {
  const reports = due.map(({ report }) => signed(settings.name, report, settings.privateKey));
  const body = JSON.stringify({ reports });
  const response = await fetch(`${settings.productUrl}/network/v1/reports`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: sealedHeaders(settings, body, now),
    body,
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return (JSON.parse(text) as { data: { results: Result[] } }).data.results;
};

/** The buckets that changed, or whose report nobody has taken yet. */
const dueOf = (runs: readonly Run[], now: Date): Due[] =>
  runs
    .filter(({ startedAt }) => now.getTime() >= startedAt.getTime() + FIRST_REPORT_MS)
    .flatMap((run) => run.buckets().map((bucket) => ({ bucket, number: run.order.order_number })))
    .filter(({ bucket }) => bucket.isChanged || !bucket.isTaken)
    .slice(0, REPORTS_MAX)
    .map(({ bucket, number }) => {
      if (bucket.isChanged) bucket.version += 1;
      bucket.isChanged = false;
      bucket.isTaken = false;
      const { start, version, impressions, clicks, conversions, spend } = bucket;
      const figures = { version, impressions, clicks, conversions, spend };
      return { bucket, report: { order_number: number, bucket: start.toISOString(), ...figures } };
    });

/**
 * A delivery network that plays its deliveries. A real one keeps orders, and reports that nobody answered yet, in a
 * database and not in memory.
 */
export const createNetwork = (settings: Settings, now: () => Date, log: (line: string) => void): Network => {
  const orders = new Map<string, Run | 'refused' | 'cancelled'>();
  const runs = (): Run[] => [...orders.values()].filter((run) => typeof run === 'object');
  let [nextReportMs, failures, isSending] = [0, 0, false];

  const report = async (due: readonly Due[]): Promise<void> => {
    try {
      const results = await send(settings, due, now());
      failures = 0;
      nextReportMs = now().getTime() + settings.reportEveryMs;
      for (const [place, { bucket, report }] of due.entries()) {
        const { outcome, fault } = results[place] ?? {};
        bucket.isTaken = outcome !== undefined;
        if (outcome === 'quarantined') log(`${report.order_number} ${report.bucket}: ${fault}`);
      }
    } catch (error) {
      nextReportMs = now().getTime() + Math.min(1_000 * 2 ** failures, RETRY_MS_MAX);
      failures += 1;
      log(`no answer to ${due.length} reports: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return {
    submit: (order) => {
      const isWorthwhile = order.budget * 1000 >= order.cost_per_thousand;
      const known = orders.get(order.order_number);
      const run = known ?? (isWorthwhile ? startRun(order, now(), settings.speed) : 'refused');
      orders.set(order.order_number, run);
      return { status: 200, body: { status: typeof run === 'object' ? 'accepted' : 'refused' } };
    },
    cancel: (orderNumber) => {
      const run = orders.get(orderNumber) ?? 'cancelled';
      orders.set(orderNumber, run);
      if (typeof run === 'object') run.end(now());
      return { status: 200, body: { status: 'cancelled' } };
    },
    control: (control) => {
      const run = orders.get(control.order_number);
      if (run === undefined) return { status: 404, body: { error: 'no such order' } };
      const spent = typeof run === 'object' ? run.obey(control, now()) : 0;
      return { status: 200, body: { status: 'confirmed', spent } };
    },
    tick: async () => {
      const moment = now();
      for (const run of runs()) run.playUntil(moment);
      if (isSending || moment.getTime() < nextReportMs) return;
      const due = dueOf(runs(), moment);
      if (due.length === 0) return;
      isSending = true;
      await report(due);
      isSending = false;
    },
  };
};
