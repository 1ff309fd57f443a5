import { list, proposeRenewal, release } from '@fairlead/contract/calls/wallet-holds';
import { formatMinor } from '@fairlead/money';
import { HOLD_STATES } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { StateTag } from '../../shared/ui/state-tag';
import { OPEN_FIRST } from '../../shared/ui/views';
import { holdStrings } from './strings';

type Hold = RowOf<typeof list>;

const columns: readonly Column<Hold>[] = [
  { head: strings.common.holder, cell: (hold) => <HolderLink holder={hold.holder} /> },
  { head: strings.common.state, cell: (hold) => <StateTag state={hold.state} /> },
  { head: strings.common.reason, cell: (hold) => inWords(hold.reason) },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (hold) => <Money amountMinor={hold.amount} />,
  },
  { head: holdStrings.opened, sort: 'opened_at', cell: (hold) => <Moment at={hold.opened_at} /> },
  { head: holdStrings.ends, sort: 'expires_at', cell: (hold) => <Moment at={hold.expires_at} /> },
  { head: strings.common.remark, look: 'wide', cell: (hold) => hold.remark },
  {
    head: holdStrings.objection,
    cell: ({ objection_id: id }) =>
      id === null ? strings.common.none : <Link to={`/objections?id=${id}`}>{id}</Link>,
  },
];

interface DialogProps {
  act: 'release' | 'renew';
  hold: Hold;
  onClose: () => void;
}

const HoldDialog = ({ act, hold, onClose }: DialogProps) => {
  const { currency } = useDesk();
  const isRelease = act === 'release';
  const amount = formatMinor(hold.amount, { currency, locale: 'en' });
  return (
    <ActDialog
      title={isRelease ? holdStrings.release : holdStrings.renew}
      note={isRelease ? holdStrings.releaseNote(amount, hold.holder.username) : holdStrings.renewNote}
      name={`${act}-${hold.id}`}
      fields={[reasonForHolder]}
      submit={isRelease ? holdStrings.release : holdStrings.renew}
      onClose={onClose}
      run={({ reason }) => callApi(isRelease ? release : proposeRenewal, { id: hold.id, reason })}
    />
  );
};

const rowActs: RowActs<Hold> = {
  record: 'hold',
  acts: [
    {
      label: holdStrings.release,
      call: release,
      // A chargeback's is let go by two people, where its holder objects.
      isOpen: ({ state, reason }) => state === 'open' && reason !== 'chargeback',
      dialog: (hold, close) => <HoldDialog act="release" hold={hold} onClose={close} />,
    },
    {
      label: holdStrings.renew,
      call: proposeRenewal,
      isOpen: ({ state, reason }) => state === 'open' && reason !== 'chargeback',
      dialog: (hold, close) => <HoldDialog act="renew" hold={hold} onClose={close} />,
    },
  ],
};

/** Money that is held, the soonest to end first. */
export const HoldsPage = () => (
  <CasePage
    title={holdStrings.title}
    call={list}
    filters={[
      { name: 'state', values: HOLD_STATES, first: 'open' },
      { kind: 'amount', label: strings.common.amount },
      { kind: 'time', label: holdStrings.opened },
    ]}
    presets={OPEN_FIRST}
    ofHolder
    isCounted
    amountOf={({ amount }) => amount}
    one={holdStrings.one}
    views="holds"
    columns={columns}
    rowActs={rowActs}
    empty={holdStrings.empty}
  />
);
