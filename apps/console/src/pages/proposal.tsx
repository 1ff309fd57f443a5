import type { Move, ProposalDetail } from '@fairlead/contract';
import { approve, detail, refuse } from '@fairlead/contract/calls/console-proposal';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../api';
import { phraseOf } from '../api/phrase';
import { useCall } from '../api/use-call';
import { useSend } from '../api/use-send';
import { may, useDesk } from '../session/staff';
import { strings, words } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { ActField } from '../ui/act-fields';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { ImageLinks } from '../ui/links';
import { Facts } from '../ui/page';
import { Reading } from '../ui/reading';
import { StateTag } from '../ui/state-tag';
import { ArrivalFacts, withoutArrival } from './proposal-arrival';
import { StatedWords, withoutWords } from './proposal-words';
import { ReportSums } from './report-sums';

const reasonField: readonly ActField<'reason'>[] = [
  { name: 'reason', kind: 'lines', label: strings.common.reason },
];

const moveColumns: readonly Column<Move>[] = [
  { head: strings.proposals.type, cell: (move) => words(move.type) },
  { head: strings.proposals.from, cell: (move) => <span className="code">{move.from}</span> },
  { head: strings.proposals.to, cell: (move) => <span className="code">{move.to}</span> },
  { head: strings.common.amount, look: 'end', cell: (move) => <Money amountMinor={move.amount} /> },
];

/** One proposal with all that a checker must see before deciding. */
export const ProposalPanel = ({ id }: { id: string }) => {
  const query = useCall(detail, { id });
  const [parameters] = useSearchParams();
  return (
    <section className="panel" aria-label={strings.proposals.open(id)}>
      <div className="row row--apart">
        <h2>{strings.proposals.open(id)}</h2>
        <Link to={{ pathname: '/proposals', search: parameters.toString() }}>{strings.common.close}</Link>
      </div>
      <Reading query={query} data={query.data}>
        {(proposal) => (
          <>
            <Stated proposal={proposal} />
            {proposal.report_sums ? (
              <ReportSums sums={proposal.report_sums} isPending={proposal.state === 'pending'} />
            ) : null}
            <Moves proposal={proposal} />
            <Decision proposal={proposal} />
          </>
        )}
      </Reading>
    </section>
  );
};

const EVIDENCE = 'evidence';

const statedBesides = ({ arrival, payload }: ProposalDetail): ProposalDetail['payload'] =>
  arrival === null ? payload : withoutArrival(payload);

const Stated = ({ proposal }: { proposal: ProposalDetail }) => (
  <>
    <Facts
      facts={[
        [strings.proposals.kind, words(proposal.kind)],
        [strings.common.state, <StateTag key="state" state={proposal.state} />],
        [strings.proposals.subject, proposal.subject.label],
        [strings.common.amount, <Money key="amount" amountMinor={proposal.amount} />],
        [strings.proposals.maker, proposal.maker],
        [strings.proposals.made, <Moment key="made" at={proposal.created_at} />],
        [strings.proposals.checker, proposal.checker ?? strings.common.none],
        proposal.state === 'pending'
          ? [strings.proposals.expires, <Moment key="end" at={proposal.expires_at} />]
          : [strings.proposals.decided, <Moment key="end" at={proposal.decided_at} />],
      ]}
    />
    {proposal.refusal_reason ? <p className="notice notice--bad">{proposal.refusal_reason}</p> : null}
    {proposal.arrival ? <ArrivalFacts arrival={proposal.arrival} /> : null}
    {statedBesides(proposal).length > 0 ? (
      <div className="stack">
        <h3>{strings.proposals.stated}</h3>
        <Facts
          facts={withoutWords(statedBesides(proposal))
            .filter(({ name }) => name !== EVIDENCE)
            .map(({ name, value }) => [words(name), value] as const)}
        />
        <Evidence stated={proposal.payload} />
      </div>
    ) : null}
    <StatedWords stated={proposal.payload} />
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
  if (proposal.state === 'refused' || proposal.state === 'expired')
    return <p className="soft">{strings.proposals.nothingPosted}</p>;
  const title = proposal.state === 'approved' ? strings.proposals.movesPosted : strings.proposals.moves;
  return (
    <div className="stack">
      <h3>{title}</h3>
      {proposal.moves.length === 0 ? (
        <p className="soft">{strings.proposals.noMoves}</p>
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
          {strings.proposals.transactions}: {proposal.transaction_ids.join(', ')}
        </p>
      ) : null}
    </div>
  );
};

/** The buttons of the one who decides; in words why there are none (two people for every move of money). */
export const Decision = ({ proposal }: { proposal: ProposalDetail }) => {
  const { staff } = useDesk();
  const [refusing, setRefusing] = useState(false);
  const { sending, error, send } = useSend(() => callApi(approve, { id: proposal.id }));
  if (proposal.state !== 'pending') return null;
  if (proposal.maker === staff.username)
    return <p className="notice notice--attention">{strings.proposals.own}</p>;
  if (!may(staff, approve)) return <p className="notice">{strings.proposals.notChecker}</p>;
  return (
    <>
      {error ? (
        <p role="alert" className="notice notice--bad">
          {phraseOf(error)}
        </p>
      ) : null}
      <div className="form__actions">
        <Button look="danger" disabled={sending} onClick={() => setRefusing(true)}>
          {strings.proposals.refuse}
        </Button>
        <Button look="primary" sending={sending} onClick={() => void send()}>
          {strings.proposals.approve}
        </Button>
      </div>
      {refusing ? (
        <ActDialog
          title={strings.proposals.refuseTitle(proposal.id)}
          note={proposal.subject.label}
          name={`refusal-${proposal.id}`}
          fields={reasonField}
          submit={strings.proposals.refuse}
          look="danger"
          onClose={() => setRefusing(false)}
          run={({ reason }) => callApi(refuse, { id: proposal.id, reason })}
        />
      ) : null}
    </>
  );
};
