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

const noticeColumns: readonly Column<Seen['notices'][number]>[] = [
  { head: strings.common.time, cell: (notice) => <Moment at={notice.created_at} /> },
  {
    head: texts.notice,
    look: 'wide',
    cell: ({ title, content, read, withdrawn }) => (
      <>
        {read ? null : <span className="tag tag--attention">{texts.unread}</span>}{' '}
        {withdrawn ? <s>{title}</s> : <strong>{title}</strong>}
        <p className="said">{content}</p>
      </>
    ),
  },
];

const withdrawalColumns: readonly Column<Seen['withdrawals'][number]>[] = [
  { head: strings.common.time, cell: (row) => <Moment at={row.created_at} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  { head: strings.common.amount, look: 'end', cell: (row) => <Money amountMinor={row.amount} /> },
  { head: texts.due, cell: (row) => <Moment at={row.due_at} /> },
];

const couponColumns: readonly Column<Seen['coupons'][number]>[] = [
  { head: texts.coupon, cell: (coupon) => coupon.name },
  { head: texts.expires, cell: (coupon) => <Moment at={coupon.expires_at} /> },
];

/** One list of what they see. */
const List = <Row extends { readonly id: string }>(list: {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) => (
  <Panel title={list.title}>
    {list.rows.length === 0 ? (
      <p className="soft">{strings.common.nothingYet}</p>
    ) : (
      <DataTable label={list.title} columns={list.columns} rows={list.rows} rowKey={({ id }) => id} />
    )}
  </Panel>
);

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
            <List title={texts.plans} columns={planColumns} rows={seen.plans} />
            <List title={texts.withdrawals} columns={withdrawalColumns} rows={seen.withdrawals} />
            <List title={texts.coupons} columns={couponColumns} rows={seen.coupons} />
            <List title={texts.notices(seen.unread)} columns={noticeColumns} rows={seen.notices} />
            <List title={texts.flow} columns={flowColumns} rows={seen.flow} />
          </>
        )}
      </Reading>
    </section>
  );
};
