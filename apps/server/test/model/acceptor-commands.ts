import { calls } from '@fairlead/contract';
import { expect } from 'vitest';
import type { Answer } from '../../src/http/answer';
import { dataOf } from '../../src/testing/client';
import { addUpload } from '../../src/testing/stored-image';
import * as acceptances from './acceptances';
import type { Journey } from './fixture';
import { decide, lastTopUpOf } from './money-commands';
import { type Command, holderFor, pick } from './plan-commands';
import { DAY_MS, type ModelAcceptance, type ModelHolder } from './reference';

const reasonOf = (answer: Answer<unknown>): string | null => (answer.ok ? null : answer.reason);

export const issueAcceptance: Command = async (journey, a, b) => {
  const holder = holderFor(journey, a);
  const expiresAt = journey.model.now + (1 + (b % 6)) * DAY_MS;
  const { acceptance, code } = dataOf(
    await journey.exchange(calls.consoleAcceptor.issue, journey.maker, {
      ...{ holder_id: String(holder.id), type: 'enterprise', payee_id: journey.payeeId },
      ...{ legal_name: 'Quay Exchange B.V.', pair: 'EUR/USD', rate: '1.0850', fee_bp: 50 },
      ...{ min_amount: 1_000, max_amount: 50_000, amount: 20_000 },
      expires_at: new Date(expiresAt).toISOString(),
    }),
  );
  acceptances.issue(holder, Number(acceptance.id), code, expiresAt);
};

type Act = (journey: Journey, holder: ModelHolder, row: ModelAcceptance, amount: number) => Promise<void>;

const open: Act = async (journey, holder, row) => {
  const request = { type: 'enterprise', code: row.code } as const;
  const answer = await journey.exchange(calls.acceptor.detail, journey.callerOf(holder), request);
  expect(reasonOf(answer)).toBe(acceptances.open(holder, row));
};

const claim: Act = async (journey, holder, row, amount) => {
  const proof = await addUpload(journey.context, holder.id);
  const request = { acceptance_id: String(row.id), amount, file_ids: [proof] };
  const answer = await journey.exchange(calls.acceptor.claim, journey.callerOf(holder), request);
  expect(reasonOf(answer)).toBe(acceptances.claim(journey.model, row));
};

const confirm: Act = async (journey, holder, row, amount) => {
  const stated = { acceptance_id: String(row.id), amount, receipt_number: journey.next() };
  const request = { ...stated, difference_reason: 'as the bank says' };
  const proposed = await journey.client.call(
    calls.consoleAcceptor.proposeConfirmation,
    journey.maker,
    request,
  );
  const refused = acceptances.confirm(journey.model, holder, row, amount);
  expect(reasonOf(await decide(journey, proposed))).toBe(refused);
  if (refused === null) holder.topUps.push(await lastTopUpOf(journey, holder, amount));
  journey.reach(`acceptance: ${refused ?? 'confirmed'}`);
};

const refuse: Act = async (journey, _holder, row) => {
  const request = { acceptance_id: String(row.id), reason: 'nothing arrived' };
  const answer = await journey.exchange(calls.consoleAcceptor.refuse, journey.maker, request);
  expect(reasonOf(answer)).toBe(acceptances.refuse(row));
};

const ACTS = { open, claim, confirm, refuse } as const;
const USUAL: Partial<Record<ModelAcceptance['state'], keyof typeof ACTS>> = {
  ...{ issued: 'open', current: 'claim', claimed: 'confirm' },
};

/** The next act on one of the latest acceptances; sometimes one out of its turn. */
export const exchange: Command = async (journey, a, b, c) => {
  const all = journey.model.holders.flatMap((holder) =>
    holder.acceptances.map((row) => [holder, row] as const),
  );
  const found = pick(all.sort(([, one], [, other]) => other.id - one.id).slice(0, 3), a);
  if (found === undefined) return;
  const any = pick(['open', 'claim', 'confirm', 'refuse'] as const, b) ?? 'open';
  const act = b % 4 === 0 ? any : (USUAL[found[1].state] ?? any);
  await ACTS[act](journey, ...found, pick([1_000, 19_900, 1], c) ?? 1_000);
};
