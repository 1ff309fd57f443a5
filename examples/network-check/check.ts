import { checkAnswers, createSender, type Order, PARTS, type Placed, type Sender } from './answers.ts';
import { type Receiver, receiveReports } from './receive.ts';
import { isPauseShown, isResumed, judgeReports } from './reports.ts';
import type { Finding } from './rules.ts';
import type { Target } from './wire.ts';

export interface Options {
  readonly target: Target;
  /** Where reports are received. */
  readonly listen: { readonly host: string; readonly port: number };
  /** How long they are waited for; 0 checks the answers alone. */
  readonly waitMs: number;
  /** What the orders say otherwise, for a network that does not take everything. */
  readonly order: Partial<Order>;
}

/** Time, and a listener of what goes on. */
export interface Ports {
  now(): Date;
  pause(ms: number): Promise<void>;
  say(line: string): void;
}

const LOOK_MS = 5_000;

/** Waits until something is seen, or the time is over. */
const waitFor = async (ports: Ports, untilMs: number, isSeen: () => boolean): Promise<boolean> => {
  while (!isSeen()) {
    if (ports.now().getTime() >= untilMs) return false;
    await ports.pause(LOOK_MS);
  }
  return true;
};

const checkReports = async (
  { target, waitMs }: Options,
  ports: Ports,
  { sender, receiver, placed }: { sender: Sender; receiver: Receiver; placed: Placed },
): Promise<readonly Finding[]> => {
  const { messages, address } = receiver;
  const untilMs = ports.now().getTime() + (placed.isAccepted ? waitMs : 0);
  let resumedAt: Date | null = null;
  ports.say(
    `Waiting for reports at ${address}/network/v1/reports, until ${new Date(untilMs).toISOString()}.`,
  );
  if (await waitFor(ports, untilMs, () => isPauseShown({ placed, messages }))) {
    resumedAt = ports.now();
    await sender.control(placed.orders.paused, 3, { paused: false });
    ports.say('A quarter of an hour passed in the pause, which is ended: waiting until delivery goes on.');
    await waitFor(ports, untilMs, () => isResumed({ placed, messages, resumedAt }));
  }
  return judgeReports({ target, placed, messages, resumedAt, now: ports.now() });
};

/** Plays the product's side against a network, and says of each rule whether it was kept. */
export const checkNetwork = async (options: Options, ports: Ports): Promise<readonly Finding[]> => {
  const { target, listen, order, waitMs } = options;
  const sender = createSender(target, ports.now);
  const receiver = await receiveReports(target, listen, ports.now);
  try {
    const { findings, placed } = await checkAnswers(sender, order, ports.now);
    const reported = waitMs === 0 ? [] : await checkReports(options, ports, { sender, receiver, placed });
    // Nothing goes on once the check is over.
    for (const part of PARTS) await sender.cancel(placed.orders[part]);
    return [...findings, ...reported];
  } finally {
    await receiver.close();
  }
};
