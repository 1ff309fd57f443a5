import type { ProposalDetail } from '@fairlead/contract';
import { counts } from '@fairlead/contract/calls/console';
import { detail, place } from '@fairlead/contract/calls/proposals';
import { PROPOSAL_KINDS } from '@fairlead/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Money } from '../../shared/ui/figures';
import { Key } from '../../shared/ui/key';
import { Updated } from '../../shared/ui/list-bar';
import { PageTitle } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { Claim, Moves } from './claim';
import { Decision, isForDecider } from './decision';
import { useDecisionKeys, useSlipGuard } from './decision-keys';
import { ProposalEvidence } from './evidence';
import { Flags, useTicks } from './flags';
import { useReadLanguages } from './spoken';
import { StandingOut } from './standing-out';
import { proposalStrings } from './strings';
import './sheet.css';

/** Stands in the address for the one that expires first, or is the first to come. */
export const NEXT = 'next';

/** How the list is narrowed to a kind. */
const useKind = () => {
  const [parameters] = useSearchParams();
  const kind = PROPOSAL_KINDS.find((one) => one === parameters.get('kind'));
  return kind === undefined ? {} : { kind };
};

/** The menu reads its counts once a minute: what came or went here is counted anew at once. */
const useCountedAnew = (waiting: number | undefined): void => {
  const queries = useQueryClient();
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (waiting === undefined) return;
    const hasChanged = before.current !== undefined && before.current !== waiting;
    before.current = waiting;
    if (hasChanged) void queries.invalidateQueries({ queryKey: [counts.id] });
  }, [waiting, queries]);
};

/** Where this one stands among those that wait for this person; narrowed to a kind as the list is. */
const usePlace = (id: string) => {
  const { staff } = useDesk();
  const { search } = useLocation();
  const navigate = useNavigate();
  const request = { id, ...useKind() };
  const query = useCall(place, request, { enabled: may(staff, place), everyMs: 20_000 });
  useCountedAnew(query.data?.waiting);
  const open = (next: string | null | undefined): void => {
    if (next) void navigate({ pathname: `/proposals/${next}`, search });
  };
  return {
    of: query.data,
    open,
    /** Asked anew: somebody else may have decided the one that was next. */
    openNext: async (): Promise<void> => open((await callApi(place, request)).next ?? NEXT),
  };
};

/** The focus is on the heading of what is on show, also where what had it is gone: never on nothing. */
const useHeldFocus = (shown: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when the focus may be lost
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus();
  }, [shown]);
  return heading;
};

/** What was approved a moment ago, above the next one. */
const Approved = ({ proposal: { id, kind, amount, subject } }: { proposal: ProposalDetail }) => (
  <p role="status" className="notice notice--good">
    {/* One piece: a notice parts its pieces. */}
    <span>
      {proposalStrings.approvedBefore} <Link to={`/proposals/${id}`}>{proposalStrings.open(id)}</Link>:{' '}
      {words(kind)}, {subject.label} {amount === null ? null : <Money amountMinor={amount} />}
    </span>
  </p>
);

/**
 * Opens what expires first of all that waits for this person, and where nothing waits, the first to come. What was read of an
 * earlier visit opens nothing: it may be decided.
 */
const Awaiting = ({ children }: { children: ReactNode }) => {
  const { staff } = useDesk();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useCall(place, useKind(), { enabled: may(staff, place), everyMs: 5_000 });
  useCountedAnew(query.data?.waiting);
  const next = query.isFetchedAfterMount ? query.data?.next : undefined;
  const heading = useHeldFocus(NEXT);
  useEffect(() => {
    if (next) void navigate({ pathname: `/proposals/${next}`, search }, { replace: true });
  }, [next, navigate, search]);
  return (
    <section className="sheet" aria-label={proposalStrings.awaiting}>
      <PageTitle title={proposalStrings.awaiting} />
      <div className="sheet__head">
        <Link to={{ pathname: '/proposals', search }}>{proposalStrings.all}</Link>
        <h1 ref={heading} tabIndex={-1}>
          {proposalStrings.awaiting}
        </h1>
      </div>
      {children}
      <Reading query={query} data={query.data}>
        {() => (next === null ? <p className="notice">{proposalStrings.awaitingNote}</p> : null)}
      </Reading>
    </section>
  );
};

/** One proposal as a sheet, or the next one as soon as there is one; what was approved a moment ago stands above. */
export const ProposalSheet = ({ id }: { id: string }) => {
  const isMeant = useSlipGuard();
  const [approved, setApproved] = useState<ProposalDetail>();
  const before = approved === undefined || approved.id === id ? null : <Approved proposal={approved} />;
  if (id === NEXT) return <Awaiting>{before}</Awaiting>;
  return (
    <OpenSheet id={id} isMeant={isMeant} onApproved={setApproved}>
      {before}
    </OpenSheet>
  );
};

interface OpenProps {
  id: string;
  isMeant: (pressedAtMs: number) => boolean;
  onApproved: (proposal: ProposalDetail) => void;
  children: ReactNode;
}

/** The claim, the evidence beside it, the decision below, and the way to the next. */
const OpenSheet = ({ id, isMeant, onApproved, children }: OpenProps) => {
  const query = useCall(detail, { id });
  const { search } = useLocation();
  const { of, open, openNext } = usePlace(id);
  const state = query.data?.state;
  const heading = useHeldFocus(`${id} ${state} ${query.data?.agreed.length}`);
  useDecisionKeys({ j: () => open(of?.next), k: () => open(of?.previous) });
  const title = proposalStrings.open(id);
  return (
    <section className="sheet" aria-label={title}>
      <PageTitle title={title} />
      <div className="sheet__head">
        <Link to={{ pathname: '/proposals', search }}>{proposalStrings.all}</Link>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {state === undefined ? null : <StateTag state={state} />}
        <RecordLink of="proposal" id={id} />
        {query.data ? <Updated at={query.dataUpdatedAt} isUpdating={query.isFetching} /> : null}
        {of === undefined || of.waiting === 0 ? null : (
          <div className="sheet__place">
            <span className="soft figures" role="status">
              {of.place === null
                ? proposalStrings.waiting(of.waiting)
                : proposalStrings.place(of.place, of.waiting)}
            </span>
            <Button inRow disabled={of.previous === null} onClick={() => open(of.previous)}>
              {proposalStrings.previous} <Key>K</Key>
            </Button>
            <Button inRow disabled={of.next === null} onClick={() => open(of.next)}>
              {proposalStrings.next} <Key>J</Key>
            </Button>
          </div>
        )}
      </div>
      {children}
      <Reading query={query} data={query.data}>
        {(proposal) => (
          <Sheet
            key={id}
            proposal={proposal}
            onNext={
              of === undefined || (of.place === null && of.next === null)
                ? undefined
                : () => {
                    onApproved(proposal);
                    return openNext();
                  }
            }
            isMeant={isMeant}
          />
        )}
      </Reading>
    </section>
  );
};

type SheetProps = Omit<Parameters<typeof Decision>[0], 'ticks' | 'read'>;

const Sheet = ({ proposal, ...way }: SheetProps) => {
  const { staff } = useDesk();
  const ticks = useTicks(proposal);
  const isAsked = isForDecider(proposal, staff) && !proposal.agreed.includes(staff.username);
  const read = useReadLanguages(proposal.payload, isAsked);
  return (
    <>
      <div className="sheet__columns">
        <div className="panel sheet__claim">
          <Claim proposal={proposal} />
          <StandingOut proposal={proposal} />
          {isForDecider(proposal, staff) ? <Flags flags={proposal.flags} ticks={ticks} /> : null}
          {proposal.is_withheld ? null : <Moves proposal={proposal} />}
        </div>
        {proposal.is_withheld ? (
          <p className="notice">{proposalStrings.withheld}</p>
        ) : (
          <ProposalEvidence proposal={proposal} read={read} />
        )}
      </div>
      <Decision proposal={proposal} ticks={ticks} read={read} {...way} />
    </>
  );
};
