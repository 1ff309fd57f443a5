import type { OrderDetail, ResponseOf } from '@fairlead/contract';
import { detail, place, tell } from '@fairlead/contract/calls/plans-staff';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { Age } from '../../shared/ui/age';
import { Button } from '../../shared/ui/button';
import { CasePanel } from '../../shared/ui/case-panel';
import { Count, Moment, Money, Share, shortTime } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import { controlFacts } from './plan-control';
import { PlanReasons, PlanReports, PlanTimeline } from './plan-tables';
import { planStrings } from './strings';

type Plan = ResponseOf<typeof detail>;

const fieldsOf = (hint: string): readonly ActField<'reason'>[] => [
  { name: 'reason', kind: 'lines', label: strings.common.reason, hint },
];

/** One plan as its holder sees it, with the reports behind its figures. */
export const PlanPanel = ({ id }: { id: string }) => {
  const query = useCall(detail, { id });
  return (
    <CasePanel title={query.data?.order.number} path="/plans" query={query} data={query.data}>
      {(plan) => (
        <>
          <Standing plan={plan} />
          <PlanReasons reasons={plan.reasons} />
          <Placing key={plan.order.id} plan={plan} />
          <Telling plan={plan} />
          <Delivered statistics={plan.statistics} />
          {plan.result ? <Result result={plan.result} /> : null}
          <PlanTimeline timeline={plan.timeline} />
          <PlanReports reports={plan.reports} />
        </>
      )}
    </CasePanel>
  );
};

/** The act of whoever placed a plan by hand, where its network has no interface by which it could accept it. */
const Placing = ({ plan: { order, reasons } }: { plan: Plan }) => {
  const mayPlace = useMay(place);
  const [isOpen, setOpen] = useState(false);
  if (!mayPlace) return null;
  return (
    <>
      {reasons.some(({ reason }) => reason === 'awaiting_placement') ? (
        <div className="row">
          <Button look="primary" onClick={() => setOpen(true)}>
            {planStrings.place}
          </Button>
        </div>
      ) : null}
      {/* Where it waits no more, the answer to what is typed says so. */}
      {isOpen ? (
        <ActDialog
          title={planStrings.place}
          note={planStrings.placeNote}
          name={`place-${order.id}`}
          fields={fieldsOf(planStrings.placeHint)}
          submit={planStrings.place}
          onClose={() => setOpen(false)}
          run={({ reason }) => callApi(place, { id: order.id, reason })}
        />
      ) : null}
    </>
  );
};

/** What staff have yet to tell a network without an interface, and the act of whoever told it. */
const Telling = ({ plan: { order, network_tasks: tasks } }: { plan: Plan }) => {
  const mayTell = useMay(tell);
  const [isOpen, setOpen] = useState(false);
  const newest = tasks.at(-1);
  if (newest === undefined) return null;
  return (
    <div className="stack">
      <p className="warned">
        {planStrings.toTell[tasks.some(({ kind }) => kind === 'cancel') ? 'cancel' : 'control']}{' '}
        <Age since={tasks[0]?.created_at ?? null} />
      </p>
      {mayTell ? (
        <div className="row">
          <Button look="primary" onClick={() => setOpen(true)}>
            {planStrings.tell}
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <ActDialog
          title={planStrings.tell}
          note={planStrings.tellNote}
          name={`tell-${order.id}`}
          fields={fieldsOf(planStrings.tellHint)}
          submit={planStrings.tell}
          onClose={() => setOpen(false)}
          run={({ reason }) => callApi(tell, { id: order.id, up_to: newest.id, reason })}
        />
      ) : null}
    </div>
  );
};

/** What was put, by whom it was paid, and what comes next. */
const Standing = ({ plan: { order, holder, receipt, next, learning, control } }: { plan: Plan }) => (
  <Facts
    facts={[
      [strings.common.holder, <HolderLink key="holder" holder={holder} />],
      [planStrings.product, order.product.title],
      [strings.common.status, <StateTag key="status" state={order.status} />],
      [planStrings.origin, inWords(order.origin)],
      [planStrings.putAt, <Moment key="at" at={order.put_at} />],
      [planStrings.put, <Money key="put" amountMinor={order.amount} />],
      ...(receipt
        ? ([
            [planStrings.own, <Money key="own" amountMinor={receipt.paid_own} />],
            [planStrings.gift, <Money key="gift" amountMinor={receipt.paid_gift} />],
            [planStrings.startUp, <Money key="start-up" amountMinor={receipt.start_up} />],
          ] as const)
        : []),
      [planStrings.budget, <Money key="budget" amountMinor={order.budget} />],
      [planStrings.billed, <Money key="billed" amountMinor={order.billed} />],
      [planStrings.progress, <Share key="progress" bp={order.progress_bp} />],
      ...(control ? controlFacts(control) : []),
      ...(learning
        ? [[planStrings.learning, planStrings.learned(learning.conversions, learning.threshold)] as const]
        : []),
      ...(next
        ? [[planStrings.next, planStrings.nextBy(inWords(next.status), shortTime(next.due_at))] as const]
        : []),
    ]}
  />
);

const Delivered = ({ statistics }: Pick<OrderDetail, 'statistics'>) => (
  <div className="stack">
    <h3>{planStrings.figures}</h3>
    <Facts
      facts={[
        [strings.delivered.impressions, <Count key="impressions" value={statistics.impressions} />],
        [strings.delivered.clicks, <Count key="clicks" value={statistics.clicks} />],
        [
          planStrings.clickRate,
          statistics.click_rate_bp === null ? (
            strings.common.none
          ) : (
            <Share key="rate" bp={statistics.click_rate_bp} />
          ),
        ],
        [strings.delivered.conversions, <Count key="conversions" value={statistics.conversions} />],
        [strings.delivered.spend, <Money key="spend" amountMinor={statistics.spend} />],
        [strings.delivered.revenue, <Money key="revenue" amountMinor={statistics.revenue} />],
        [planStrings.net, <Money key="net" change amountMinor={statistics.net} />],
        [planStrings.sources, statistics.source_count],
        [planStrings.asOf, <Moment key="as-of" at={statistics.as_of} />],
      ]}
    />
  </div>
);

const Result = ({ result }: { result: NonNullable<OrderDetail['result']> }) => (
  <div className="stack">
    <h3>{planStrings.result}</h3>
    <Facts
      facts={[
        [planStrings.billed, <Money key="billed" amountMinor={result.billed} />],
        [planStrings.returned, <Money key="returned" amountMinor={result.returned} />],
        [strings.delivered.revenue, <Money key="revenue" amountMinor={result.revenue} />],
        [planStrings.netOwn, <Money key="own" change amountMinor={result.net_own} />],
        [planStrings.netBeforeGifts, <Money key="gifts" change amountMinor={result.net_before_gifts} />],
      ]}
    />
    {result.final ? null : <p className="small soft">{planStrings.preliminary}</p>}
  </div>
);
