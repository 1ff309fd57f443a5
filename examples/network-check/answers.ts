import { type Finding, findingOf, notShown } from './rules.ts';
import { type Answer, faultOf, type Message, send, type Target } from './wire.ts';

/** An order as the product sends it; `--order` may say otherwise of any field. */
export interface Order {
  readonly order_number: string;
  readonly budget: number;
  readonly currency: string;
  readonly product_id: string;
  readonly product_version: number;
  readonly kind: string;
  readonly cost_per_thousand: number;
  readonly payout_per_conversion: number;
  readonly run_days: number;
}

const ORDER: Omit<Order, 'order_number'> = {
  ...{ budget: 96_000, currency: 'USD', product_id: '1', product_version: 1, kind: 'video' },
  ...{ cost_per_thousand: 1_000, payout_per_conversion: 400, run_days: 1 },
};

/** The orders that reports are awaited of, each for one thing. */
export const PARTS = ['steady', 'paused', 'capped', 'lowered', 'stopped'] as const;
export type Part = (typeof PARTS)[number];

/** What was placed, and the moments that reports are held against. */
export interface Placed {
  readonly orders: Readonly<Record<Part, Order>>;
  /** Whether the network accepted all of them: else no report is to be expected. */
  readonly isAccepted: boolean;
  readonly sentAt: Date;
  readonly pausedAt: Date;
  readonly stoppedAt: Date;
  readonly capMinor: number;
  /** In UTC, the first day of the cap. */
  readonly capFrom: string;
  /** The most that the order may bill whose budget was lowered. */
  readonly loweredMinor: number;
}

/** Sends messages to one network. */
export interface Sender {
  order(order: Order, spoilt?: Partial<Message>): Promise<Answer>;
  cancel(order: Order, spoilt?: Partial<Message>): Promise<Answer>;
  control(order: Order, version: number, wanted: object): Promise<Answer>;
}

export const createSender = (target: Target, now: () => Date): Sender => {
  const below = (order: Order, verb: string) => `orders/${encodeURIComponent(order.order_number)}/${verb}`;
  const message = (path: string, body: object, spoilt: Partial<Message> = {}) =>
    send(target, { path, body, at: now(), ...spoilt });
  return {
    order: (order, spoilt) => message('orders', order, spoilt),
    cancel: (order, spoilt) => message(below(order, 'cancel'), { order_number: order.order_number }, spoilt),
    control: (order, version, wanted) =>
      message(below(order, 'control'), {
        ...{ order_number: order.order_number, version, budget: order.budget },
        ...{ paused: false, daily_cap: null, daily_cap_from: null, ...wanted },
      }),
  };
};

const statusOf = ({ body }: Answer): unknown =>
  typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;

const answerFault = (answer: Answer): string | null => {
  const status = statusOf(answer);
  const isKnown = status === 'accepted' || status === 'refused';
  return faultOf(answer) ?? (isKnown ? null : `the answer's status is ${JSON.stringify(status)}`);
};

/** Why this is no refusal; silence is none either. */
const takenFault = ({ fault, status }: Answer): string | null =>
  fault ?? (status >= 400 && status < 500 ? null : `it answered ${status}`);

const firstOf = (faults: readonly (string | null)[]): string | null =>
  faults.find((fault) => fault !== null) ?? null;

const MINUTE_MS = 60_000;

/** What must be refused, and what must not, by signature and time. */
const checkSignatures = async (
  sender: Sender,
  steady: Order,
  numbered: (name: string) => Order,
  now: () => Date,
): Promise<Finding[]> => {
  const off = (minutes: number) => ({ at: new Date(now().getTime() + minutes * MINUTE_MS) });
  const altered = numbered('altered');
  const outdated = [
    await sender.order(numbered('past'), off(-10)),
    await sender.order(numbered('future'), off(10)),
  ];
  return [
    findingOf('unsigned', takenFault(await sender.order(numbered('unsigned'), { isSigned: false }))),
    findingOf('forged', takenFault(await sender.cancel(steady, { secret: 'a secret that nobody shares' }))),
    findingOf(
      'altered',
      takenFault(await sender.order(altered, { sent: { ...altered, budget: altered.budget * 10 } })),
    ),
    findingOf('outdated', firstOf(outdated.map(takenFault))),
    findingOf('delayed', answerFault(await sender.order(steady, off(-4)))),
  ];
};

const checkCancels = async (sender: Sender, early: Order, stopped: Order): Promise<Finding[]> => {
  const unknown = faultOf(await sender.cancel(early));
  const late = await sender.order(early);
  const isRefused = faultOf(late) === null && statusOf(late) === 'refused';
  const twice = [await sender.cancel(stopped), await sender.cancel(stopped)];
  return [
    findingOf('unknown_cancel', unknown),
    findingOf(
      'cancelled_first',
      isRefused ? null : (faultOf(late) ?? `it answered ${JSON.stringify(late.body)}`),
    ),
    findingOf('cancelled_twice', firstOf(twice.map(faultOf))),
  ];
};

const spentIn = ({ body }: Answer): number =>
  typeof body === 'object' && body !== null && 'spent' in body && typeof body.spent === 'number'
    ? body.spent
    : 0;

/**
 * Pauses one order under version 2, and says the opposite under version 1; caps another, and lowers the budget of a third.
 * @returns with the most that the third may bill now
 */
const checkControls = async (
  sender: Sender,
  { paused, capped, lowered }: Placed['orders'],
  cap: object,
  budgetMinor: number,
): Promise<{ readonly findings: readonly Finding[]; readonly loweredMinor: number }> => {
  const low = await sender.control(lowered, 1, { budget: budgetMinor });
  const confirmed = [
    await sender.control(paused, 2, { paused: true }),
    ...[await sender.control(capped, 1, cap), low],
  ];
  return {
    findings: [
      findingOf('controlled', firstOf(confirmed.map(faultOf))),
      findingOf('older_control', faultOf(await sender.control(paused, 1, { paused: false }))),
    ],
    loweredMinor: Math.max(budgetMinor, spentIn(low)),
  };
};

/** What of the controls is not learned where not every order was accepted. */
const UNCONTROLLED = {
  findings: (['controlled', 'older_control'] as const).map((rule) =>
    notShown(rule, 'not every order was accepted'),
  ),
  loweredMinor: 0,
};

/** Places the orders and tries every message of the product's side; all of it takes seconds. */
export const checkAnswers = async (
  sender: Sender,
  terms: Partial<Order>,
  now: () => Date,
): Promise<{ readonly findings: readonly Finding[]; readonly placed: Placed }> => {
  const sentAt = now();
  const run = sentAt.getTime().toString(36);
  const numbered = (name: string): Order => ({ ...ORDER, ...terms, order_number: `check-${run}-${name}` });
  const orders = {
    ...{ steady: numbered('steady'), paused: numbered('paused') },
    ...{ capped: numbered('capped'), lowered: numbered('lowered'), stopped: numbered('stopped') },
  };
  const capMinor = Math.max(1, Math.floor(orders.capped.budget / orders.capped.run_days / 200));
  const capFrom = sentAt.toISOString().slice(0, 10);
  const answers: Answer[] = [];
  for (const part of PARTS) answers.push(await sender.order(orders[part]));
  const isAccepted = answers.every(
    (answer) => answerFault(answer) === null && statusOf(answer) === 'accepted',
  );
  const again = await sender.order(orders.steady);
  const [first] = answers;
  const isAlike = first !== undefined && statusOf(again) === statusOf(first);
  const controls = isAccepted
    ? await checkControls(sender, orders, { daily_cap: capMinor, daily_cap_from: capFrom }, capMinor)
    : UNCONTROLLED;
  const pausedAt = now();
  const cancels = await checkCancels(sender, numbered('early'), orders.stopped);
  const stoppedAt = now();
  return {
    findings: [
      findingOf('answers', firstOf(answers.map(answerFault))),
      findingOf(
        'repeated',
        answerFault(again) ?? (isAlike ? null : `it answered ${JSON.stringify(again.body)}`),
      ),
      ...(await checkSignatures(sender, orders.steady, numbered, now)),
      ...[...cancels, ...controls.findings],
    ],
    placed: {
      ...{ orders, isAccepted, sentAt, pausedAt, stoppedAt, capMinor, capFrom },
      loweredMinor: controls.loweredMinor,
    },
  };
};
