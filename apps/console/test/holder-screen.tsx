import type { ResponseOf, StaffRole } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/account-staff';
import type { facts } from '@fairlead/contract/calls/case';
import type { Part } from '@fairlead/contract/testing';
import { HolderPage } from '../src/app/holder/holder';
import { calls, open, server } from './screen';

/** A case as the server tells it. */
export type HolderDetail = ResponseOf<typeof detail>;
type CaseFacts = ResponseOf<typeof facts>;

const LISTS = [
  calls.consoleProposal.list,
  calls.consoleHold.list,
  calls.consoleObjection.list,
  calls.consoleFeedback.list,
  calls.consoleSupport.conversations,
  calls.consoleAudit.list,
  calls.consoleContent.accepted,
  calls.consoleHolder.flow,
  calls.consoleHolder.sessions,
  calls.consoleCase.timeline,
] as const;

/** The case of a holder, as those of these roles see it. */
export const show = (
  roles: readonly StaffRole[],
  part: Part<HolderDetail> = {},
  { tab = '', about = {} }: { readonly tab?: string; readonly about?: Part<CaseFacts> } = {},
): void => {
  for (const call of LISTS) server.answer(call);
  server.answer(calls.consoleCase.facts, about);
  server.answer(calls.consoleProduct.list, { items: [{ id: '3', title: 'Harbour Puzzle', state: 'open' }] });
  server.answer(calls.consoleHolder.detail, {
    ...part,
    holder: { id: '17', username: 'anna_1', state: 'active', credit_score: 620, ...part.holder },
  });
  open(<HolderPage />, roles, { path: '/holders/:id/:tab?', at: `/holders/17${tab}` });
};
