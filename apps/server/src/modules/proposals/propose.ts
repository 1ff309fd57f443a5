import type { Call, CallOf, ParsedOf, Proposal } from '@fairlead/contract';
import { proposal, type Tx } from '@fairlead/db';
import type { z } from 'zod';
import type { Config } from '../../config';
import { type Answer, done } from '../../http/answer';
import { type Route, type StaffCaller, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { peopleFor } from './agree';
import { auditProposal } from './audit-proposal';
import { COMMAND_LINE, type Draft } from './kind';
import { isReceiptCounted } from './queries';
import { readProposal } from './read';
import { Refused, refusing } from './refusals';

/** What says how many people a proposal takes. */
interface Deciding {
  readonly config: Pick<Config, 'threePeopleFrom'>;
}

/**
 * Puts a maker's statement before the checkers; nothing is posted yet
 * (docs/promises.md#no-figure-without-a-source).
 * @param prepare checks and locks what it is about; its refusal leaves nothing behind
 */
export const propose = (
  { database, clock, config }: Pick<Services, 'database' | 'clock'> & Deciding,
  maker: Pick<StaffCaller, 'staffId'>,
  prepare: (tx: Tx, now: Date) => Promise<Answer<Draft>>,
): Promise<Answer<Proposal>> =>
  refusing(() =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const draft = await prepare(tx, now);
      if (!draft.ok) return draft;
      const { kind, holderId, subjectType, subjectId, payload, receipt } = draft.data;
      // The draft may have written: what is refused now leaves nothing of it.
      if (await isReceiptCounted(tx, receipt)) throw new Refused('receipt_already_recorded');
      const [row] = await tx.orm
        .insert(proposal)
        .values({
          kind,
          state: 'pending',
          holderId: holderId ?? null,
          subjectType,
          subjectId: subjectId ?? null,
          payload,
          receipt: receipt ?? null,
          makerId: maker.staffId,
          people: peopleFor(config, draft.data),
          createdAt: now,
        })
        .returning();
      const shown = row === undefined ? undefined : await readProposal(tx, row.id);
      if (row === undefined || shown === undefined) throw new Error('the proposal was not written');
      const by = maker.staffId === COMMAND_LINE ? null : maker.staffId;
      const act = { by, act: `propose.${kind}`, after: payload, reason: payload['reason'] };
      await auditProposal(tx, row, draft.data.touched ?? [], act, now);
      return done(shown);
    }),
  );

/** What a draft is made from besides the request. */
export interface DraftContext {
  readonly now: Date;
  readonly maker: StaffCaller;
  readonly config: Config;
}

type DraftOf<Request> = (tx: Tx, request: Request, context: DraftContext) => Promise<Answer<Draft>>;

/** Prepares what a call proposes: what it is asked follows from the call, which is named once. */
export type ProposalDraft<Id extends string> = DraftOf<ParsedOf<CallOf<Id>>>;

/** Every call that proposes something answers what checkers see of it. */
type Proposed = CallOf<'consolePayee.propose'>['response'];

/** Makes routes of calls that propose something: `proposal(calls.consolePayee.propose, draftPayee)`. */
export const proposalRoutesOf = (services: Services) => {
  const route = staffRoutesOf(services);
  return <Request extends z.ZodType>(
    call: Call<string, Request, Proposed>,
    draft: DraftOf<ParsedOf<typeof call>>,
  ): Route =>
    route(call, ({ config }, maker, request) =>
      propose(services, maker, (tx, now) => draft(tx, request, { now, maker, config })),
    );
};
