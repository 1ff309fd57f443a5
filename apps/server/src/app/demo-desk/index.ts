import { randomBytes } from 'node:crypto';
import { calls, type RequestOf, type StaffRole } from '@fairlead/contract';
import { isLost, isOutOfRoom } from '@fairlead/db';
import type { Route, StaffCaller } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { translateFor } from '../../http/translate';
import { approve } from '../sample-data/approve';
import { type Client, createClient } from '../sample-data/client';
import { member } from '../sample-data/money';
import { addStaff } from '../sample-data/people';
import {
  type DueCase,
  findPayee,
  listDueProposals,
  listDueTopUps,
  listDueWithdrawals,
  listUnanswered,
} from './due';

/** How long each step waits, in real time: long enough to be seen, a first message is answered within 20 s. */
const STEP_MS = 5_000;
/** So long a newcomer reads where to pay, before the payment is seen. */
const PAYING_MS = 15_000;
const LOOK_MS = 1_000;

const ROLES: Readonly<Record<string, readonly StaffRole[]>> = {
  demo_support: ['support'],
  demo_maker: ['finance_maker'],
  demo_checker: ['finance_checker'],
};

interface Desk {
  readonly support: StaffCaller;
  readonly maker: StaffCaller;
  readonly checker: StaffCaller;
}

/** Three accounts of their own, with a password that nobody knows. */
const openDesk = async (services: Services): Promise<Desk> => {
  const staff = await addStaff(services, ROLES, randomBytes(32).toString('base64url'));
  return {
    support: member(staff, 'demo_support'),
    maker: member(staff, 'demo_maker'),
    checker: member(staff, 'demo_checker'),
  };
};

type Method = RequestOf<typeof calls.consoleTopup.propose>['method'];

/** What one of the desk does, by the call that a person makes. */
interface Act {
  readonly name: string;
  run(client: Client): Promise<unknown>;
}

const topUpActs = async ({ database }: Services, { support, maker }: Desk, due: readonly DueCase[]) => {
  const acts: Act[] = [];
  for (const { id, state, amount, method } of due) {
    const payee = await findPayee(database, method);
    if (payee === undefined) continue;
    const target = { topup_id: String(id), payee_id: String(payee.id) };
    const arrived = { amount, method: (method ?? payee.method) as Method, remark: 'demo' };
    acts.push({
      name: `top-up ${id}, ${state}`,
      run: (client) =>
        state === 'asked'
          ? client(calls.consoleTopup.sendCard, support, target)
          : client(calls.consoleTopup.propose, maker, {
              ...{ ...target, ...arrived, receipt_number: `demo-top-up-${id}` },
            }),
    });
  }
  return acts;
};

const withdrawalAct = ({ maker }: Desk, { id, state }: DueCase): Act => ({
  name: `withdrawal ${id}, ${state}`,
  run: (client) =>
    state === 'requested'
      ? client(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id: String(id) })
      : client(calls.consoleWithdrawal.proposePayment, maker, {
          ...{ withdrawal_id: String(id), reference: `demo-withdrawal-${id}` },
        }),
});

/** All that is due for one of the desk: an answer, a card, a proposal, or a colleague's proposal to decide. */
const listDue = async (services: Services, desk: Desk): Promise<Act[]> => {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - STEP_MS);
  const paidBefore = new Date(clock.now().getTime() - PAYING_MS);
  const makerId = desk.maker.staffId;
  const answers: Act[] = [];
  for (const { id, lang } of await listUnanswered(database, before)) {
    const text = (await translateFor(lang))('notice.demoDesk');
    const message = { conversation_id: String(id), client_id: 'demo-desk', text };
    answers.push({
      name: `conversation ${id}`,
      run: (client) => client(calls.consoleSupport.send, desk.support, message),
    });
  }
  return [
    ...answers,
    ...(await topUpActs(services, desk, await listDueTopUps(database, makerId, before, paidBefore))),
    ...(await listDueWithdrawals(database, makerId, before)).map((due) => withdrawalAct(desk, due)),
    ...(await listDueProposals(database, makerId, before)).map((id) => ({
      name: `proposal ${id}`,
      run: (client: Client) => approve(client, desk.checker, id),
    })),
  ];
};

/**
 * The sandbox's demo desk (docs/domain/README.md#demo-desk): what a newcomer waits for is done by three accounts of staff
 * through the calls that staff make, money by two of them. What the product refuses them is logged and left to people.
 * @param routes those of the product
 */
export const demoDeskJob = (services: Services, routes: readonly Route[]): Job => {
  const client = createClient(routes, 'demo-desk');
  const refused = new Set<string>();
  let desk: Desk | undefined;
  return {
    name: 'demo desk',
    pauseMs: LOOK_MS,
    run: async () => {
      desk ??= await openDesk(services);
      let done = 0;
      for (const { name, run } of await listDue(services, desk)) {
        if (services.stopping?.aborted) break;
        if (refused.has(name)) continue;
        try {
          await run(client);
          done += 1;
        } catch (error) {
          if (isLost(error) || isOutOfRoom(error)) throw error;
          refused.add(name);
          services.log.warn({ err: error, act: name }, 'the demo desk leaves this to people');
        }
      }
      return done;
    },
  };
};
