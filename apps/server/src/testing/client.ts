import { createHash } from 'node:crypto';
import {
  type Call,
  calls,
  type Language,
  type ProposalDetail,
  type RequestOf,
  type ResponseOf,
  type StaffRole,
} from '@fairlead/contract';
import { staff } from '@fairlead/db';
import { expect } from 'vitest';
import { routesOf } from '../app/parts';
import type { Answer, FileAnswer } from '../http/answer';
import type { HolderCaller, Incoming, Route, StaffCaller } from '../http/route';
import type { Services } from '../http/services';
import type { TestContext } from './context';
import { madeReady } from './people';

/** What a test says besides the request. */
export interface CallOptions {
  readonly key?: string;
  readonly timeZone?: string;
  readonly address?: string;
  readonly lang?: Language;
}

/** Who approves in a test has read the proposal and acknowledges all that is flagged, unless the test says otherwise. */
const attentively = async (routes: readonly Route[], caller: HolderCaller | StaffCaller, stated: unknown) => {
  const request = stated as RequestOf<typeof calls.consoleProposal.approve>;
  const detail = routes.find(({ call }) => call === calls.consoleProposal.detail);
  if (detail === undefined || request.acknowledged !== undefined) return request;
  const incoming = { request: detail.call.request.parse({ id: request.id }), caller } as unknown as Incoming;
  const shown = (await detail.handle(incoming)) as Answer<ProposalDetail>;
  return shown.ok ? { ...request, acknowledged: shown.data.flags.map(({ key }) => key) } : request;
};

/** Goes through a module's own handlers, as the server does; a good answer that breaks the contract fails the test. */
export const clientOf =
  (routes: readonly Route[]) =>
  async <C extends Call>(
    call: C,
    caller: HolderCaller | StaffCaller,
    request: RequestOf<C>,
    { key = '', timeZone = 'UTC', address = '', lang = 'en' }: CallOptions = {},
  ): Promise<Answer<ResponseOf<C>>> => {
    const route = routes.find((candidate) => candidate.call === call);
    if (route === undefined) throw new Error(`no handler for ${call.id}`);
    const incoming = {
      request: call.request.parse(
        call.id === 'consoleProposal.approve' ? await attentively(routes, caller, request) : request,
      ),
      caller,
      idempotencyKey: key,
      timeZone,
      lang,
      address,
      userAgent: '',
      cookies: '',
      setCookie: () => {},
    };
    const answer = await route.handle(incoming as Incoming);
    if (answer.ok && call.transport !== 'stream') call.response.parse(answer.data);
    return answer as Answer<ResponseOf<C>>;
  };

/** The file of an answer that must be good. */
export const fileOf = (answer: Answer<unknown>): FileAnswer => dataOf(answer) as FileAnswer;

/** The data of an answer that must be good. */
export const dataOf = <Data>(answer: Answer<Data>): Data => {
  if (!answer.ok) throw new Error(`refused: ${answer.reason} ${JSON.stringify(answer.detail ?? {})}`);
  return answer.data;
};

/** The MD5 that the specification sends of six digits. */
export const digestOf = (pin: string): string => createHash('md5').update(pin).digest('hex');

export const PIN = digestOf('246813');

export const BANK_CARD = {
  method: 'bank_card',
  card_name: 'Harbour Bank',
  user_name: 'Ada Example',
  mobile: '+44 20 7946 0000',
  bank_account: 'GB00 0000 1234',
  branch_name: 'Main',
  bank_address: '1 Quay',
} as const;

/** A member of staff with these roles, who has no password of use. */
export const makeStaff = async (
  { database, clock }: Services,
  username: string,
  ...roles: StaffRole[]
): Promise<StaffCaller> => {
  const values = { username, passwordHash: 'none', roles, ...madeReady(clock.now()) };
  const [row] = await database.orm.insert(staff).values(values).returning({ id: staff.id });
  if (row === undefined) throw new Error('no member of staff was made');
  return { kind: 'staff', staffId: row.id, username, roles, tokenHash: Buffer.alloc(32) };
};

/** A context with every call: a holder's, and those of staff on the other side. */
export const openTestClient = (context: TestContext) => {
  const call = clientOf(routesOf(context));
  /** An account holder who may withdraw: payout and transaction password set. */
  const makePayee = async (): Promise<HolderCaller> => {
    const holder = await context.makeHolder();
    dataOf(await call(calls.payout.edit, holder, BANK_CARD));
    dataOf(await call(calls.wallet.setPassword, holder, { password: PIN }));
    return holder;
  };
  /** What a maker proposes, a checker approves, who was shown what it posts. */
  const pass = async (checker: StaffCaller, proposed: Answer<{ readonly id: string }>) => {
    const { id } = dataOf(proposed);
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    const approved = dataOf(await call(calls.consoleProposal.approve, checker, { id }));
    expect(approved.moves).toEqual(shown.moves);
    return approved;
  };
  /** What two people offered is lent once its holder accepts. */
  const acceptStartUp = async (holder: HolderCaller) => {
    const { start_up_funds: funds } = dataOf(await call(calls.wallet.property, holder, {}));
    if (funds.offer === null) throw new Error('no start-up funds are offered');
    const request = { offer_id: funds.offer.id, accept: true };
    return dataOf(
      await call(calls.wallet.answerStartUp, holder, request, { key: `offer-${funds.offer.id}` }),
    );
  };
  return {
    call,
    acceptStartUp,
    makeStaff: (username: string, ...roles: StaffRole[]) => makeStaff(context, username, ...roles),
    makePayee,
    pass,
  };
};
export type TestClient = ReturnType<typeof openTestClient>;
