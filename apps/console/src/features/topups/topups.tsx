import { list, propose, refuse, sendCard } from '@fairlead/contract/calls/topups-staff';
import { TOPUP_METHODS, TOPUP_REFUSALS, TOPUP_STATES, type TopUpRefusal } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { stateWords, strings, words } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { Stated } from '../../shared/ui/act-fields';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink, ImageLinks, waitingProposal } from '../../shared/ui/links';
import { PostingDialog } from '../../shared/ui/posting-dialog';
import { causeFields, causeOf, causeWords } from '../../shared/ui/reason-field';
import { StateTag } from '../../shared/ui/state-tag';
import { useTextFilter } from '../../shared/ui/use-filter';
import { TopupCardDialog } from './card-dialog';
import { topupStrings } from './strings';

type Topup = RowOf<typeof list>;

/** When its holder said that they paid, with what they sent to show it. */
const SaidPaid = ({ topup }: { topup: Topup }) => {
  const said = topup.steps.find(({ state }) => state === 'paid');
  return said === undefined ? null : (
    <>
      <Moment at={said.time} />
      <ImageLinks urls={topup.receipt_urls} />
    </>
  );
};

const columns: readonly Column<Topup>[] = [
  { head: strings.common.holder, cell: (topup) => <HolderLink holder={topup.holder} /> },
  { head: strings.common.state, cell: (topup) => <StateTag state={topup.state} /> },
  {
    head: topupStrings.asked,
    look: 'end',
    sort: 'amount',
    cell: (topup) => <Money amountMinor={topup.amount} />,
  },
  { head: strings.common.time, sort: 'created_at', cell: (topup) => <Moment at={topup.created_at} /> },
  { head: topupStrings.methodAsked, cell: (topup) => topup.method && words(topup.method) },
  { head: topupStrings.paid, cell: (topup) => <SaidPaid topup={topup} /> },
  { head: topupStrings.posted, look: 'end', cell: (topup) => <Money amountMinor={topup.posted_amount} /> },
  {
    head: topupStrings.message,
    look: 'wide',
    cell: ({ reason, message }) => (reason === null ? message : causeWords(reason)),
  },
];

const waits = ({ state }: Topup): boolean => state === 'asked' || state === 'card_sent';
/** What another maker stated takes no case: whoever knows better states it beside. */
const canBePosted = (topup: Topup): boolean => waits(topup) || topup.state === 'posting_proposed';

const sendRefusal = (topup: Topup, stated: Stated<'reason' | 'note'>): Promise<unknown> =>
  callApi(refuse, { topup_id: topup.id, ...causeOf<TopUpRefusal>(stated) });

const RefuseDialog = ({ topup, onClose }: { topup: Topup; onClose: () => void }) => (
  <ActDialog
    title={topupStrings.refuse}
    note={topupStrings.refuseNote(topup.holder.username)}
    name={`refuse-topup-${topup.id}`}
    fields={causeFields(TOPUP_REFUSALS)}
    submit={topupStrings.refuse}
    look="danger"
    onClose={onClose}
    run={(stated) => sendRefusal(topup, stated)}
  />
);

const rowActs: RowActs<Topup> = {
  record: 'topup',
  before: waitingProposal,
  acts: [
    {
      label: topupStrings.propose,
      call: propose,
      isOpen: canBePosted,
      dialog: ({ amount: amountMinor, ...topup }, close) => (
        <PostingDialog asked={{ ...topup, amountMinor }} submit={topupStrings.propose} onClose={close} />
      ),
    },
    {
      label: topupStrings.card,
      call: sendCard,
      isOpen: waits,
      dialog: (topup, close) => <TopupCardDialog topup={topup} onClose={close} />,
    },
    {
      label: topupStrings.refuse,
      look: 'danger',
      call: refuse,
      isOpen: waits,
      dialog: (topup, close) => <RefuseDialog topup={topup} onClose={close} />,
      bulk: {
        fields: causeFields(TOPUP_REFUSALS),
        run: (topup, stated) => sendRefusal(topup, stated as Stated<'reason' | 'note'>),
      },
    },
  ],
};

/** Top-up cases, those that wait, the oldest first; a maker states what arrived. */
export const TopupsPage = () => {
  const { value: holder } = useTextFilter('holder');
  // Whoever asks for one person's asks whatever became of them, and begins with the newest.
  const isWaiting = holder === '';
  const first = isWaiting ? { first: 'open' as const } : {};
  return (
    <CasePage
      title={topupStrings.title}
      call={list}
      filters={[
        { name: 'state', values: ['open', ...TOPUP_STATES], ...first, labelOf: stateWords },
        { kind: 'amount', label: topupStrings.asked },
        { name: 'method', values: TOPUP_METHODS, label: topupStrings.methodAsked },
        { kind: 'time', label: strings.common.time },
      ]}
      ofHolder
      isCounted
      {...(isWaiting ? { firstSort: 'created_at' } : {})}
      amountOf={({ amount }) => amount}
      views="topups"
      presets={topupStrings.views}
      columns={columns}
      rowActs={rowActs}
      one={topupStrings.one}
      empty={topupStrings.empty}
    />
  );
};
