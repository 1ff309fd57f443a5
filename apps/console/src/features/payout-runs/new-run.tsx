import type { ResponseOf } from '@fairlead/contract';
import { due, propose } from '@fairlead/contract/calls/payout-runs';
import { LIMITS } from '@fairlead/contract/limits';
import { formatMinor } from '@fairlead/money';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../shared/api';
import { refusedFields } from '../../shared/api/phrase';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { ChoiceField, LinesField } from '../../shared/ui/field';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Page } from '../../shared/ui/page';
import { payoutStrings } from '../../shared/ui/payout-strings';
import { Destination } from '../../shared/ui/payouts';
import { Reading } from '../../shared/ui/reading';
import { StateTag } from '../../shared/ui/state-tag';
import { newRunStrings } from './strings';
import './payout-runs.css';

type Due = ResponseOf<typeof due>;
type Payable = Due['items'][number];

/** What is due, all of it ticked: who makes a run takes away what they have a reason to. */
export const NewRunPage = () => {
  const query = useCall(due, {}, { onRecord: true });
  return (
    <Page title={newRunStrings.title} tools={<Link to="/payout-runs">{newRunStrings.back}</Link>}>
      <p className="soft">{newRunStrings.note}</p>
      <Reading query={query} data={query.data}>
        {(found) => <Choice found={found} />}
      </Reading>
    </Page>
  );
};

const Notes = ({ found }: { found: Due }) => (
  <>
    {found.accounts.length === 0 ? <p className="notice notice--bad">{newRunStrings.noAccount}</p> : null}
    {found.items.length === 0 ? <p className="notice">{newRunStrings.none}</p> : null}
    {found.more > 0 ? <p className="notice">{newRunStrings.more(found.more)}</p> : null}
    {found.by_hand > 0 ? <p className="notice">{newRunStrings.byHand(found.by_hand)}</p> : null}
    {found.paid_by_line > 0 ? <p className="notice">{newRunStrings.paidByLine(found.paid_by_line)}</p> : null}
  </>
);

const columnsOf = (
  left: ReadonlySet<string>,
  onTake: (id: string, isTaken: boolean) => void,
): readonly Column<Payable>[] => [
  {
    head: strings.common.holder,
    cell: ({ withdrawal_id: id, holder }) => (
      <span className="row row--tight run__take">
        <input
          type="checkbox"
          aria-label={newRunStrings.take(holder.username)}
          checked={!left.has(id)}
          onChange={(event) => onTake(id, event.target.checked)}
        />
        <HolderLink holder={holder} />
      </span>
    ),
  },
  {
    head: strings.common.amount,
    look: 'end',
    cell: ({ withdrawal_id: id, amount }) =>
      left.has(id) ? (
        <s className="soft">
          <Money amountMinor={amount} />
        </s>
      ) : (
        <Money amountMinor={amount} />
      ),
  },
  { head: payoutStrings.paysTo, cell: (row) => <Destination payout={row} /> },
  { head: strings.common.state, cell: ({ state }) => <StateTag state={state} /> },
  { head: payoutStrings.requested, cell: ({ requested_at: at }) => <Moment at={at} /> },
  { head: payoutStrings.due, cell: ({ due_at: at }) => <Moment at={at} /> },
];

interface PaidFromProps {
  account: string;
  accounts: readonly string[];
  onChoose: (account: string) => void;
}

const PaidFrom = ({ account, accounts, onChoose }: PaidFromProps) =>
  accounts.length > 1 ? (
    <ChoiceField
      label={newRunStrings.account}
      value={account}
      onType={onChoose}
      choices={accounts.map((value) => ({ value, label: value }))}
    />
  ) : (
    <span className="soft">
      {newRunStrings.account} <span className="code">{account}</span>
    </span>
  );

interface WhyProps {
  value: string;
  onType: (value: string) => void;
  error: string | undefined;
}

/** Why somebody who is due is left out: asked as soon as one is. */
const Why = (field: WhyProps) => (
  <div className="run__why">
    <LinesField
      {...field}
      label={newRunStrings.why}
      hint={newRunStrings.whyHint}
      rows={2}
      maxLength={LIMITS.remarkMax}
    />
  </div>
);

const Choice = ({ found }: { found: Due }) => {
  const { currency } = useDesk();
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [account, setAccount] = useState(found.accounts[0] ?? '');
  const [why, setWhy] = useState('');
  const taken = found.items.filter(({ withdrawal_id: id }) => !left.has(id));
  const { sending, error, send } = useSend(async () => {
    const ids = taken.map(({ withdrawal_id: id }) => id);
    const reason = left.size === 0 ? {} : { left_out_reason: why };
    const { subject } = await callApi(propose, { withdrawal_ids: ids, account, ...reason });
    await navigate(`/payout-runs/${subject.id}`);
  });
  const take = (id: string, isTaken: boolean): void => {
    const others = [...left].filter((one) => one !== id);
    setLeft(new Set(isTaken ? others : [...others, id]));
  };
  const sum = taken.reduce((total, { amount }) => total + amount, 0);
  const allIds = found.items.map(({ withdrawal_id: id }) => id);
  return (
    <>
      <Notes found={found} />
      {found.items.length === 0 ? null : (
        <>
          <div className="panel run__sum">
            <div className="row">
              <label className="row row--tight">
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box !== null) box.indeterminate = left.size > 0 && taken.length > 0;
                  }}
                  checked={taken.length === found.items.length}
                  onChange={(event) => setLeft(new Set(event.target.checked ? [] : allIds))}
                />
                {newRunStrings.all}
              </label>
              <strong className="figures" role="status">
                {newRunStrings.chosen(taken.length, formatMinor(sum, { currency, locale: 'en' }))}
              </strong>
              {left.size === 0 ? null : <span className="soft">{newRunStrings.left(left.size)}</span>}
            </div>
            <div className="row">
              <PaidFrom {...{ account, accounts: found.accounts }} onChoose={setAccount} />
              <Button
                look="primary"
                sending={sending}
                disabled={taken.length === 0 || account === '' || (left.size > 0 && why.trim().length < 3)}
                onClick={() => void send()}
              >
                {newRunStrings.submit}
              </Button>
            </div>
            {left.size === 0 ? null : (
              <Why value={why} onType={setWhy} error={refusedFields(error)['left_out_reason']} />
            )}
          </div>
          <Failure error={error} />
          <DataTable
            label={newRunStrings.list}
            columns={columnsOf(left, take)}
            rows={found.items}
            rowKey={({ withdrawal_id: id }) => id}
          />
        </>
      )}
    </>
  );
};
