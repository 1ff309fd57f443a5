import type { Move, ProposalDetail } from '@fairlead/contract';
import { approve, detail, refuse, withdraw } from '@fairlead/contract/calls/proposals';
import { deciderOf } from '@fairlead/vocabulary';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings, words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { Button } from '../../shared/ui/button';
import { CasePanel } from '../../shared/ui/case-panel';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { Moment, Money } from '../../shared/ui/figures';
import { ImageLinks } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { causeWords } from '../../shared/ui/reason-field';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateTag } from '../../shared/ui/state-tag';
import { ArrivalFacts, withoutArrival } from './arrival';
import { Covers, isCover } from './covers';
import { Flags, ProposalEvidence } from './evidence';
import { ReportSums } from './report-sums';
import { proposalStrings } from './strings';
import { StatedWords, withoutWords } from './words';

const reasonField: readonly ActField<'reason'>[] = [
  { name: 'reason', kind: 'lines', label: strings.common.reason },
];

const moveColumns: readonly Column<Move>[] = [
  { head: strings.common.type, cell: (move) => words(move.type) },
  { head: proposalStrings.from, cell: (move) => <span className="code">{move.from}</span> },
  { head: proposalStrings.to, cell: (move) => <span className="code">{move.to}</span> },
  { head: strings.common.amount, look: 'end', cell: (move) => <Money amountMinor={move.amount} /> },
];

/** One proposal with all that a checker must see before deciding. */
export const ProposalPanel = ({ id }: { id: string }) => {
  const query = useCall(detail, { id });
  return (
    <CasePanel title={proposalStrings.open(id)} path="/proposals" query={query} data={query.data}>
      {(proposal) => (
        <>
          <Stated proposal={proposal} />
          {proposal.report_sums ? (
            <ReportSums sums={proposal.report_sums} isPending={proposal.state === 'pending'} />
          ) : null}
          <ProposalEvidence proposal={proposal} />
          <Moves proposal={proposal} />
          <Decision proposal={proposal} />
        </>
      )}
    </CasePanel>
  );
};

const EVIDENCE = 'evidence';

const statedBesides = ({ arrival, payload }: ProposalDetail): ProposalDetail['payload'] =>
  arrival === null ? payload : withoutArrival(payload);

/** What is decided row by row has a page of its own, on which whoever decides looks at each. */
const Subject = ({ subject: { type, id, label } }: Pick<ProposalDetail, 'subject'>) =>
  type === 'payout_run' ? <Link to={`/payout-runs/${id}`}>{label}</Link> : label;

const Stated = ({ proposal }: { proposal: ProposalDetail }) => (
  <>
    <Facts
      facts={[
        [proposalStrings.kind, words(proposal.kind)],
        [strings.common.state, <StateTag key="state" state={proposal.state} />],
        [proposalStrings.subject, <Subject key="subject" subject={proposal.subject} />],
        [strings.common.amount, <Money key="amount" amountMinor={proposal.amount} />],
        [proposalStrings.maker, proposal.maker],
        [proposalStrings.made, <Moment key="made" at={proposal.created_at} />],
        [proposalStrings.checker, proposal.checker ?? strings.common.none],
        proposal.state === 'pending'
          ? [proposalStrings.expires, <Moment key="end" at={proposal.expires_at} />]
          : [proposalStrings.decided, <Moment key="end" at={proposal.decided_at} />],
      ]}
    />
    {proposal.refusal_reason ? <p className="notice notice--bad">{proposal.refusal_reason}</p> : null}
    {proposal.arrival ? <ArrivalFacts arrival={proposal.arrival} /> : null}
    {statedBesides(proposal).length > 0 ? (
      <div className="stack">
        <h3>{proposalStrings.stated}</h3>
        <Facts
          facts={withoutWords(statedBesides(proposal))
            .filter(({ name }) => name !== EVIDENCE && !isCover(name))
            .map(({ name, value }) => [words(name), name === 'reason' ? causeWords(value) : value] as const)}
        />
        <Evidence stated={proposal.payload} />
      </div>
    ) : null}
    <StatedWords stated={proposal.payload} />
    <Covers stated={proposal.payload} />
  </>
);

/**
 * The pictures that prove what was stated: whoever decides looks at them first
 * (docs/domain/proposals.md#evidence).
 */
const Evidence = ({ stated }: { stated: ProposalDetail['payload'] }) => {
  const urls = stated.filter(({ name }) => name === EVIDENCE).map(({ value }) => value);
  return urls.length === 0 ? null : (
    <div className="stack">
      <h3>{words(EVIDENCE)}</h3>
      <ImageLinks urls={urls} />
    </div>
  );
};

const Moves = ({ proposal }: { proposal: ProposalDetail }) => {
  if (['refused', 'expired', 'withdrawn'].includes(proposal.state))
    return <p className="soft">{proposalStrings.nothingPosted}</p>;
  const title = proposal.state === 'approved' ? proposalStrings.movesPosted : proposalStrings.moves;
  return (
    <div className="stack">
      <h3>{title}</h3>
      {proposal.moves.length === 0 ? (
        <p className="soft">{proposalStrings.noMoves}</p>
      ) : (
        <DataTable
          label={title}
          columns={moveColumns}
          rows={proposal.moves}
          rowKey={(move) => `${move.type} ${move.from} ${move.to}`}
        />
      )}
      {proposal.transaction_ids.length > 0 ? (
        <p className="small soft">
          {proposalStrings.transactions}: {proposal.transaction_ids.join(', ')}
        </p>
      ) : null}
    </div>
  );
};

/** Its maker may take it back, and not decide. */
const OwnProposal = ({ id }: { id: string }) => {
  const { staff } = useDesk();
  const takeBack = useSend(() => callApi(withdraw, { id }));
  return (
    <>
      <p className="notice notice--attention">{proposalStrings.own}</p>
      <Failure error={takeBack.error} />
      {may(staff, withdraw) ? (
        <div className="form__actions">
          <Button sending={takeBack.sending} onClick={() => void takeBack.send()}>
            {proposalStrings.takeBack}
          </Button>
        </div>
      ) : null}
    </>
  );
};

/** The buttons of the one who decides; in words why there are none (two people for every move of money). */
export const Decision = ({ proposal }: { proposal: ProposalDetail }) => {
  const { staff } = useDesk();
  const [refusing, setRefusing] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [secret, setSecret] = useState<string | null>(null);
  const acknowledged = proposal.flags.map(({ key }) => key).filter((key) => read.has(key));
  const { sending, error, send } = useSend(async () =>
    setSecret((await callApi(approve, { id: proposal.id, acknowledged })).shown_once),
  );
  if (secret !== null) {
    const note = proposalStrings.secondHalf(proposal.subject.label);
    return <ShownOnce texts={[secret]} note={note} onHide={() => setSecret(null)} />;
  }
  if (proposal.state !== 'pending') return null;
  if (proposal.maker === staff.username) return <OwnProposal id={proposal.id} />;
  const decider = deciderOf(proposal.kind);
  if (!staff.roles.includes(decider)) {
    return <p className="notice">{proposalStrings.decidedBy(words(decider))}</p>;
  }
  const isUnread = acknowledged.length < proposal.flags.length;
  const mark = (key: string, isRead: boolean) => {
    const others = [...read].filter((one) => one !== key);
    setRead(new Set(isRead ? [...others, key] : others));
  };
  return (
    <>
      <Flags flags={proposal.flags} read={read} onRead={mark} />
      {isUnread ? <p className="small soft">{proposalStrings.unread}</p> : null}
      <Failure error={error} />
      <div className="form__actions">
        <Button look="danger" disabled={sending} onClick={() => setRefusing(true)}>
          {proposalStrings.refuse}
        </Button>
        <Button look="primary" disabled={isUnread} sending={sending} onClick={() => void send()}>
          {proposalStrings.approve}
        </Button>
      </div>
      {refusing ? (
        <ActDialog
          title={proposalStrings.refuseTitle(proposal.id)}
          note={proposal.subject.label}
          name={`refusal-${proposal.id}`}
          fields={reasonField}
          submit={proposalStrings.refuse}
          look="danger"
          onClose={() => setRefusing(false)}
          run={({ reason }) => callApi(refuse, { id: proposal.id, reason })}
        />
      ) : null}
    </>
  );
};
