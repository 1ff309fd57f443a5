import type { ResponseOf } from '@fairlead/contract';
import { seeAs } from '@fairlead/contract/calls/case';
import { Link } from 'react-router';
import { HolderWallet } from '../../features/wallet';
import { useCall } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { StateTag } from '../../shared/ui/state-tag';
import { viewStrings } from './case-strings';

type Seen = ResponseOf<typeof seeAs>;

const texts = viewStrings.seeAs;

const planColumns: readonly Column<Seen['plans'][number]>[] = [
  { head: texts.plan, cell: (plan) => plan.number },
  { head: strings.common.status, cell: (plan) => <StateTag state={plan.status} /> },
  { head: texts.put, look: 'end', cell: (plan) => <Money amountMinor={plan.amount} /> },
  {
    head: texts.result,
    look: 'end',
    cell: (plan) => <Money amountMinor={plan.result?.net_own ?? null} change />,
  },
];

const flowColumns: readonly Column<Seen['flow'][number]>[] = [
  { head: strings.common.time, cell: (record) => <Moment at={record.time} /> },
  { head: strings.common.type, cell: (record) => inWords(record.type) },
  {
    head: strings.common.amount,
    look: 'end',
    cell: (record) => <Money amountMinor={record.amount} change />,
  },
  { head: strings.common.remarkHead, look: 'wide', cell: (record) => record.remark },
];

/** What the portal answers a holder, read-only: nothing in it is a button. */
export const SeeAs = ({ id, username }: { id: string; username: string }) => {
  const query = useCall(seeAs, { id }, { onRecord: true });
  return (
    <section className="stack" aria-label={texts.title(username)}>
      <div className="notice notice--attention">
        <span>{texts.note}</span>
        <Link to={`/holders/${id}`}>{texts.back}</Link>
      </div>
      <Reading query={query} data={query.data}>
        {(seen) => (
          <>
            <HolderWallet wallet={seen.wallet} />
            <p>
              {texts.awaitPut}: <strong className="figures">{seen.await_put}</strong>
            </p>
            <Panel title={texts.plans}>
              <DataTable
                label={texts.plans}
                columns={planColumns}
                rows={seen.plans}
                rowKey={(plan) => plan.id}
              />
            </Panel>
            <Panel title={texts.flow}>
              <DataTable label={texts.flow} columns={flowColumns} rows={seen.flow} rowKey={(row) => row.id} />
            </Panel>
          </>
        )}
      </Reading>
    </section>
  );
};
