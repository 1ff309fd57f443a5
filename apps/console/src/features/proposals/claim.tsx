import type { Move, ProposalDetail } from '@fairlead/contract';
import { Link } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import { causeWords } from '../../shared/ui/reason-field';
import { recordedPage } from '../../shared/ui/record-link';
import { withoutArrival } from './arrival';
import { CampaignTerms, withoutTerms } from './campaign-terms';
import { isFormer } from './changes';
import { isCover } from './covers';
import { EVIDENCE } from './pictures';
import { isWord } from './spoken';
import { readFigure, statedName } from './stated';
import { proposalStrings } from './strings';

type Holder = { readonly id: string; readonly username: string } | undefined;

/** An account of the ledger, with the holder's name for the number. */
const accountOf = (account: string, holder: Holder): string => {
  const [, id, kind] = /^holder\/(\d+)\/(\w+)$/.exec(account) ?? [];
  return holder !== undefined && id === holder.id ? `${kind}, ${holder.username}` : account;
};

/** What it is about, and the way to it where it has a place that this person may read. */
const Subject = ({
  subject: { type, id, label },
  is_withheld: isWithheld = false,
}: Pick<ProposalDetail, 'subject' | 'is_withheld'>) => {
  const page = isWithheld ? null : recordedPage(type, id);
  return page === null ? label : <Link to={page}>{label}</Link>;
};

/** The amount first: whatever does not fit the column of the claim, it is in sight. */
const moveColumnsOf = (holder: Holder): readonly Column<Move>[] => [
  { head: strings.common.amount, look: 'end', cell: (move) => <Money amountMinor={move.amount} /> },
  { head: strings.common.type, cell: (move) => <span className="figures">{words(move.type)}</span> },
  {
    head: proposalStrings.from,
    cell: (move) => <span className="code">{accountOf(move.from, holder)}</span>,
  },
  { head: proposalStrings.to, cell: (move) => <span className="code">{accountOf(move.to, holder)}</span> },
];

/** What was stated and is shown nowhere else. */
const statedBesides = ({ kind, arrival, payload }: ProposalDetail): ProposalDetail['payload'] => {
  const shown = kind === 'campaign' ? withoutTerms(payload) : payload;
  return (arrival === null ? shown : withoutArrival(shown)).filter(
    ({ name }) => name !== EVIDENCE && !isCover(name) && !isWord(name) && !isFormer(name),
  );
};

const peopleFacts = ({ people, agreed }: ProposalDetail) =>
  people === 2
    ? []
    : ([
        [proposalStrings.people, String(people)],
        [proposalStrings.agreed, agreed.length === 0 ? strings.common.none : agreed.join(', ')],
      ] as const);

/** What the maker claims: how much, for whom, by when, and what was stated. */
export const Claim = ({ proposal }: { proposal: ProposalDetail }) => {
  const stated = statedBesides(proposal);
  return (
    <>
      <div>
        <p className="small soft">{proposalStrings.claim}</p>
        {proposal.amount === null ? null : (
          <p className="sheet__amount">
            <Money amountMinor={proposal.amount} />
          </p>
        )}
        <p>
          <strong>{words(proposal.kind)}</strong>
        </p>
      </div>
      {proposal.kind === 'campaign' ? <CampaignTerms stated={proposal.payload} /> : null}
      <Facts
        facts={[
          [proposalStrings.subject, <Subject key="subject" {...proposal} />],
          [proposalStrings.maker, proposal.maker],
          [proposalStrings.made, <Moment key="made" at={proposal.created_at} />],
          ...peopleFacts(proposal),
          ...(proposal.checker === null ? [] : [[proposalStrings.checker, proposal.checker] as const]),
          proposal.state === 'pending'
            ? [proposalStrings.expires, <Moment key="end" at={proposal.expires_at} />]
            : [proposalStrings.decided, <Moment key="end" at={proposal.decided_at} />],
        ]}
      />
      {proposal.refusal_reason ? <p className="notice notice--bad">{proposal.refusal_reason}</p> : null}
      {stated.length === 0 ? null : (
        <div className="stack">
          <h3>{proposalStrings.stated}</h3>
          <Facts
            facts={stated.map(
              ({ name, value }) =>
                [
                  statedName(name),
                  name.endsWith('reason') ? causeWords(value) : (readFigure(name, value) ?? value),
                ] as const,
            )}
          />
        </div>
      )}
    </>
  );
};

/** What the ledger is given by approval, or was given by it. */
export const Moves = ({ proposal }: { proposal: ProposalDetail }) => {
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
          columns={moveColumnsOf(proposal.about_holder?.holder)}
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
