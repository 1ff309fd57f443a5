import { read } from '@fairlead/contract/calls/overview';
import { useCall } from '../../shared/api/use-call';
import { Page } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { QueueCards, QueueList } from '../queue';
import { CashTile } from './cash';
import { DueTile } from './due';
import { HouseTile } from './house';
import { SetupTile } from './setup';
import { CohortsTile, StepsTile } from './steps';
import { overviewStrings } from './strings';
import { AgentsTile, NetworksTile, ProductsTile } from './tables';
import { Ago } from './tile';
import './overview.css';
import './charts.css';

/** How the business stands, and what waits: each figure opens its rows, each part is for those who may read them. */
export const OverviewPage = () => {
  const query = useCall(read, {}, { everyMs: 30_000 });
  const takenAt = query.data?.taken_at ?? null;
  return (
    <Page
      title={overviewStrings.title}
      tools={
        query.data === undefined ? null : (
          <p className="small soft">
            {takenAt === null ? (
              overviewStrings.notYet
            ) : (
              <>
                {overviewStrings.counted} <Ago since={takenAt} />
              </>
            )}
          </p>
        )
      }
    >
      <Reading query={query} data={query.data}>
        {({ house, cash, payouts, in_doubt: inDoubt, steps, cohorts, networks, products, agents, late }) => (
          <div className="overview">
            <SetupTile />
            {house && takenAt ? <HouseTile house={house} takenAt={takenAt} /> : null}
            <QueueCards late={late} />
            {cash ? <CashTile cash={cash} /> : null}
            {payouts ? <DueTile payouts={payouts} inDoubt={inDoubt ?? 0} /> : null}
            <AgentsTile agents={agents} />
            {steps ? <StepsTile steps={steps} /> : null}
            {networks ? <NetworksTile networks={networks} /> : null}
            {products ? <ProductsTile products={products} /> : null}
            {cohorts ? <CohortsTile cohorts={cohorts} /> : null}
          </div>
        )}
      </Reading>
      <QueueList />
    </Page>
  );
};
