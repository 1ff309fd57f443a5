import { list, proposeRenewal, release } from '@fairlead/contract/calls/wallet-holds';
import { formatMinor } from '@fairlead/money';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { holdStrings } from './strings';

type Hold = RowOf<typeof list>;

const STATES = ['open', 'posted', 'lifted'] as const;

const columns: readonly Column<Hold>[] = [
  { head: strings.common.holder, cell: (hold) => <HolderLink holder={hold.holder} /> },
  { head: strings.common.reason, cell: (hold) => inWords(hold.reason) },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (hold) => <Money amountMinor={hold.amount} />,
  },
  { head: holdStrings.opened, sort: 'opened_at', cell: (hold) => <Moment at={hold.opened_at} /> },
  { head: holdStrings.ends, sort: 'expires_at', cell: (hold) => <Moment at={hold.expires_at} /> },
  { head: strings.common.state, cell: (hold) => <StateTag state={hold.state} /> },
  { head: strings.common.remark, look: 'wide', cell: (hold) => hold.remark },
  { head: holdStrings.objection, cell: (hold) => hold.objection_id ?? strings.common.none },
];

interface Chosen {
  readonly act: 'release' | 'renew';
  readonly hold: Hold;
}

/** Money that is held, the soonest to end first. */
export const HoldsPage = () => {
  const { staff } = useDesk();
  const filter = useFilter('state', STATES, 'open');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const acts: Column<Hold> = {
    head: strings.common.actions,
    cell: (hold) =>
      hold.state === 'open' ? (
        <div className="row">
          {may(staff, release) ? (
            <Button inRow onClick={() => setChosen({ act: 'release', hold })}>
              {holdStrings.release}
            </Button>
          ) : null}
          {may(staff, proposeRenewal) && hold.reason !== 'chargeback' ? (
            <Button inRow onClick={() => setChosen({ act: 'renew', hold })}>
              {holdStrings.renew}
            </Button>
          ) : null}
        </div>
      ) : null,
  };
  return (
    <Page
      title={holdStrings.title}
      tools={<StateFilter values={STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={holdStrings.title}
        columns={[...columns, acts]}
        rowKey={(hold) => hold.id}
        empty={holdStrings.empty}
      />
      {chosen ? <HoldDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
};

const HoldDialog = ({ act, hold, onClose }: Chosen & { onClose: () => void }) => {
  const { currency } = useDesk();
  const isRelease = act === 'release';
  const amount = formatMinor(hold.amount, { currency, locale: 'en' });
  return (
    <ActDialog
      title={isRelease ? holdStrings.release : holdStrings.renew}
      note={isRelease ? holdStrings.releaseNote(amount, hold.holder.username) : holdStrings.renewNote}
      name={`${act}-${hold.id}`}
      fields={[
        { name: 'reason', kind: 'lines', label: strings.common.reason, hint: strings.common.reasonHint },
      ]}
      submit={isRelease ? holdStrings.release : holdStrings.renew}
      onClose={onClose}
      run={({ reason }) => callApi(isRelease ? release : proposeRenewal, { id: hold.id, reason })}
    />
  );
};
