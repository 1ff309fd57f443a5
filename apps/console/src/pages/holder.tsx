import type { ResponseOf } from '@fairlead/contract';
import { detail } from '@fairlead/contract/calls/console-holder';
import { Link, useParams } from 'react-router';
import { useCall } from '../api/use-call';
import { strings, words } from '../strings';
import { DataTable } from '../ui/data-table';
import { Moment } from '../ui/figures';
import { Facts, Page, Panel } from '../ui/page';
import { Reading } from '../ui/reading';
import { StateTag } from '../ui/state-tag';
import { HolderActs } from './holder-acts';
import { flowColumns, orderColumns, topupColumns, withdrawalColumns } from './holder-columns';
import { HolderSessions } from './holder-sessions';
import { HolderState } from './holder-state';
import { HolderWallet } from './holder-wallet';

type HolderDetail = ResponseOf<typeof detail>;

/** The case view of one account holder. */
export const HolderPage = () => {
  const { id = '' } = useParams();
  const query = useCall(detail, { id }, { onRecord: true });
  return (
    <Page
      title={query.data?.holder.username ?? strings.common.holder}
      tools={
        <div className="row">
          {query.data ? <HolderActs holder={query.data.holder} /> : null}
          {query.data ? <HolderState holder={query.data.holder} /> : null}
          <Link to="/holders">{strings.holders.back}</Link>
        </div>
      }
    >
      <Reading query={query} data={query.data}>
        {(found) => (
          <>
            <Person holder={found.holder} />
            <HolderWallet wallet={found.wallet} />
            <Panel title={strings.holders.flow}>
              <Rows label={strings.holders.flow} rows={found.flow} columns={flowColumns} />
            </Panel>
            <Panel title={strings.holders.orders}>
              <Rows label={strings.holders.orders} rows={found.orders} columns={orderColumns} />
            </Panel>
            <Panel title={strings.holders.withdrawals}>
              <Rows
                label={strings.holders.withdrawals}
                rows={found.withdrawals}
                columns={withdrawalColumns}
              />
            </Panel>
            <Panel title={strings.holders.topups}>
              <Rows label={strings.holders.topups} rows={found.topups} columns={topupColumns} />
            </Panel>
            <HolderSessions id={id} />
          </>
        )}
      </Reading>
    </Page>
  );
};

const Person = ({ holder }: { holder: HolderDetail['holder'] }) => (
  <section className="panel" aria-label={strings.common.holder}>
    <Facts
      facts={[
        [strings.common.state, <StateTag key="state" state={holder.state} />],
        [strings.holders.nickname, holder.nickname],
        [strings.holders.operationId, holder.operation_id],
        [strings.holders.entry, words(holder.entry)],
        [strings.holders.since, <Moment key="since" at={holder.created_at} />],
        [strings.holders.email, holder.email ?? strings.common.none],
        [strings.holders.phone, holder.phone ?? strings.common.none],
        [strings.holders.score, holder.credit_score],
        [strings.holders.level, holder.shop_level],
        ...(holder.state_reason ? [[strings.holders.stateReason, holder.state_reason] as const] : []),
      ]}
    />
  </section>
);

type RowsProps<Row> = Pick<Parameters<typeof DataTable<Row>>[0], 'label' | 'rows' | 'columns'>;

const Rows = <Row extends { id: string }>(props: RowsProps<Row>) =>
  props.rows.length === 0 ? (
    <p className="soft">{strings.holders.nothing}</p>
  ) : (
    <DataTable {...props} rowKey={(row) => row.id} />
  );
