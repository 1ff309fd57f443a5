import type { ProposalDetail } from '@fairlead/contract';
import { detail, place } from '@fairlead/contract/calls/proposals';
import { PROPOSAL_KINDS } from '@fairlead/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Money } from '../../shared/ui/figures';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { Claim, Moves } from './claim';
import { Decision, isForDecider } from './decision';
import { useDecisionKeys, useSlipGuard } from './decision-keys';
import { ProposalEvidence } from './evidence';
import { Flags, useTicks } from './flags';
import { Key } from './key';
import { proposalStrings } from './strings';
import './sheet.css';

/** Where this one stands among those that wait for this person; narrowed to a kind as the list is. */
const usePlace = (id: string) => {
  const { staff } = useDesk();
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const kind = PROPOSAL_KINDS.find((one) => one === parameters.get('kind'));
  const request = { id, ...(kind === undefined ? {} : { kind }) };
  const query = useCall(place, request, { enabled: may(staff, place), everyMs: 20_000 });
  const open = (next: string | null | undefined): void => {
    if (next) void navigate({ pathname: `/proposals/${next}`, search });
  };
  return {
    of: query.data,
    open,
    /** Asked anew: somebody else may have decided the one that was next. */
    openNext: async (): Promise<void> => open((await callApi(place, request)).next),
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
    {proposalStrings.approvedBefore} <Link to={`/proposals/${id}`}>{proposalStrings.open(id)}</Link>:{' '}
    {words(kind)}, {subject.label} {amount === null ? null : <Money amountMinor={amount} />}
  </p>
);

/** One proposal as a sheet: the claim, the evidence beside it, the decision below, and the way to the next. */
export const ProposalSheet = ({ id }: { id: string }) => {
  const query = useCall(detail, { id });
  const { search } = useLocation();
  const { of, open, openNext } = usePlace(id);
  const isMeant = useSlipGuard();
  const [approved, setApproved] = useState<ProposalDetail>();
  const state = query.data?.state;
  const heading = useHeldFocus(`${id} ${state} ${query.data?.agreed.length}`);
  useDecisionKeys({ j: () => open(of?.next), k: () => open(of?.previous) });
  const title = proposalStrings.open(id);
  return (
    <section className="sheet" aria-label={title}>
      <title>{`${title} · ${strings.product}`}</title>
      <div className="sheet__head">
        <Link to={{ pathname: '/proposals', search }}>{proposalStrings.all}</Link>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {state === undefined ? null : <StateTag state={state} />}
        <RecordLink path="/proposals" id={id} />
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
      {approved === undefined || approved.id === id ? null : <Approved proposal={approved} />}
      <Reading query={query} data={query.data}>
        {(proposal) => (
          <Sheet
            key={id}
            proposal={proposal}
            onNext={
              of === undefined || of.next === null
                ? undefined
                : () => {
                    setApproved(proposal);
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

type SheetProps = Omit<Parameters<typeof Decision>[0], 'ticks'>;

const Sheet = ({ proposal, ...way }: SheetProps) => {
  const { staff } = useDesk();
  const ticks = useTicks(proposal);
  return (
    <>
      <div className="sheet__columns">
        <div className="panel sheet__claim">
          <Claim proposal={proposal} />
          {isForDecider(proposal, staff) ? <Flags flags={proposal.flags} ticks={ticks} /> : null}
          <Moves proposal={proposal} />
        </div>
        <ProposalEvidence proposal={proposal} />
      </div>
      <Decision proposal={proposal} ticks={ticks} {...way} />
    </>
  );
};
