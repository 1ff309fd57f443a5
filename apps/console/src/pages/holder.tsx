import type { Proposal, ResponseOf } from '@fairlead/contract';
import { detail } from '@fairlead/contract/calls/console-holder';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '../api/use-call';
import { caseStrings } from '../case-strings';
import { leadStrings } from '../delivery-strings';
import { words as inWords, strings } from '../strings';
import { DataTable } from '../ui/data-table';
import { Moment } from '../ui/figures';
import { Facts, Page, Panel } from '../ui/page';
import { ProposedNotice } from '../ui/proposed-notice';
import { Reading } from '../ui/reading';
import { StateTag } from '../ui/state-tag';
import { HolderActs } from './holder-acts';
import { HolderCase } from './holder-case';
import { couponColumns, orderColumns, scoreColumns, topupColumns, withdrawalColumns } from './holder-columns';
import { HolderFlow } from './holder-flow';
import { HolderOffers } from './holder-offers';
import { HolderSessions } from './holder-sessions';
import { HolderState } from './holder-state';
import { HolderWallet } from './holder-wallet';

const words = caseStrings.holder;

type HolderDetail = ResponseOf<typeof detail>;

/** The case view of one account holder. */
export const HolderPage = () => {
  const { id = '' } = useParams();
  const query = useCall(detail, { id }, { onRecord: true });
  const [proposed, setProposed] = useState<Proposal | null>(null);
  return (
    <Page
      title={query.data?.holder.username ?? strings.common.holder}
      tools={
        <div className="row">
          {query.data ? <HolderActs holder={query.data.holder} onProposed={setProposed} /> : null}
          {query.data ? <HolderState holder={query.data.holder} /> : null}
          <Link to="/holders">{strings.holders.back}</Link>
        </div>
      }
    >
      <ProposedNotice proposal={proposed} />
      <Reading query={query} data={query.data}>
        {(found) => (
          <>
            <Person holder={found.holder} />
            <HolderOffers holder={found.holder} />
            <HolderWallet wallet={found.wallet} />
            <HolderFlow holder={found.holder} />
            <Rows
              label={strings.holders.orders}
              all={`/plans?holder=${id}`}
              rows={found.orders}
              columns={orderColumns('')}
            />
            <Rows
              label={strings.holders.withdrawals}
              all={`/withdrawals?holder=${id}`}
              rows={found.withdrawals}
              columns={withdrawalColumns}
            />
            <Rows
              label={strings.holders.topups}
              all={`/topups?holder=${id}`}
              rows={found.topups}
              columns={topupColumns}
            />
            <Rows label={words.coupons} rows={found.coupons} columns={couponColumns} />
            <Rows label={words.score} rows={found.score_events} columns={scoreColumns} />
            <HolderCase id={id} />
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
        [strings.holders.entry, inWords(holder.entry)],
        [strings.holders.since, <Moment key="since" at={holder.created_at} />],
        [strings.holders.email, holder.email ?? strings.common.none],
        [strings.holders.phone, holder.phone ?? strings.common.none],
        [strings.holders.score, holder.credit_score],
        [strings.holders.level, holder.shop_level],
        [leadStrings.lead, holder.is_lead ? strings.common.yes : strings.common.no],
        ...(holder.state_reason ? [[strings.holders.stateReason, holder.state_reason] as const] : []),
      ]}
    />
  </section>
);

interface RowsProps<Row> extends Pick<Parameters<typeof DataTable<Row>>[0], 'label' | 'rows' | 'columns'> {
  /** Where all of them are, beyond the newest. */
  all?: string;
}

const Rows = <Row extends { id: string }>({ all, ...table }: RowsProps<Row>) => (
  <Panel title={table.label}>
    {table.rows.length === 0 ? (
      <p className="soft">{strings.holders.nothing}</p>
    ) : (
      <DataTable {...table} rowKey={(row) => row.id} />
    )}
    {all && table.rows.length > 0 ? (
      <p>
        <Link to={all}>{words.all}</Link>
      </p>
    ) : null}
  </Panel>
);
