import { fetchFile } from '../../shared/api/files';
import { useSaveFile } from '../../shared/calls/save-file';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import type { SourceFigureName } from '../../shared/source/api';
import { SourceMoney } from '../../shared/source/source-money';
import { Button } from '../../shared/ui/button';
import { Disc } from '../../shared/ui/disc';
import type { Drawing } from '../../shared/ui/drawings';
import { useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { earnedPerConversion, type OrderDetail } from './api';
import './plans.css';
import './order-result.css';

type Result = NonNullable<OrderDetail['result']>;

interface LegProps {
  orderId: string;
  /** Where it comes from; the sign in front is the step's own. */
  figure: SourceFigureName;
  name: string;
  amountMinor: number;
  drawing: Drawing;
  /** From where to where the bar goes, as shares of the scale. */
  from: number;
  to: number;
  look: 'put' | 'cost' | 'earned' | 'back';
  note?: string;
  /** Up to where the bar would go without the loss. */
  until?: number;
}

/** One step from what was put to what came back, its bar on the scale of all of them. */
const Leg = ({ orderId, figure, name, amountMinor, drawing, from, to, look, note, until = to }: LegProps) => (
  <div className="leg">
    <dt>
      <Disc of={drawing} />
      {name}
    </dt>
    <dd className="leg__sum">
      <SourceMoney figure={figure} orderId={orderId} name={name} amountMinor={amountMinor} />
    </dd>
    {note === undefined ? null : <dd className="leg__note small soft">{note}</dd>}
    <dd className="leg__bar" aria-hidden="true">
      <span
        className={`leg__length leg__length--${look}`}
        style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
      />
      {until > to ? (
        <span
          className="leg__length leg__length--lost"
          style={{ insetInlineStart: `${to * 100}%`, width: `${(until - to) * 100}%` }}
        />
      ) : null}
    </dd>
  </div>
);

/** What was put, what of it was delivered, what that earned, what came back: one bar below the other, gain and loss alike. */
const Legs = ({ orderId, result }: { orderId: string; result: Result }) => {
  const t = useTranslate();
  const money = useMoney();
  const { put_own: put, billed_own: billed, revenue, returned } = result;
  const back = revenue + returned;
  const scale = Math.max(put, back, 1);
  const parts = { revenue: money(revenue), returned: money(returned) };
  return (
    <dl className="outcome legs">
      <Leg
        orderId={orderId}
        figure="put_own"
        name={t('order.putIn')}
        amountMinor={put}
        drawing="in"
        from={0}
        to={put / scale}
        look="put"
      />
      <Leg
        orderId={orderId}
        figure="billed_own"
        name={t('order.resultBilled')}
        amountMinor={-billed}
        drawing="eye"
        from={Math.max(0, put - billed) / scale}
        to={put / scale}
        look="cost"
      />
      <Leg
        orderId={orderId}
        figure="revenue"
        name={t('order.resultRevenue')}
        amountMinor={revenue}
        drawing="plus"
        from={returned / scale}
        to={back / scale}
        look="earned"
      />
      <Leg
        orderId={orderId}
        figure="got_back"
        name={t(result.final ? 'order.gotBack' : 'order.getBack')}
        amountMinor={back}
        drawing="out"
        from={0}
        to={back / scale}
        look="back"
        note={t('order.backExplained', parts)}
        until={put / scale}
      />
    </dl>
  );
};

interface Props {
  detail: OrderDetail;
  result: Result;
}

/** Why a plan lost, where its conversions say so: each cost more than it earned. */
const WhyLost = ({ detail: { product, statistics }, result }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const cost = statistics.cost_per_conversion;
  const earned = earnedPerConversion(product);
  if (result.net_own >= 0 || cost === null || cost <= earned) return null;
  return <p>{t('order.whyLost', { cost: money(cost), earned: money(earned) })}</p>;
};

/** Saves the settlement of a plan: another paper than the receipt of what was put. */
const SaveResult = ({ orderId }: { orderId: string }) => {
  const t = useTranslate();
  const save = useSaveFile();
  const { send, sending } = useSend(() =>
    save(fetchFile('paper.receipt', { kind: 'settlement', id: orderId })),
  );
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('order.resultPaper')}
    </Button>
  );
};

/** What became of a plan: one figure of the same size whatever its sign, then how it came about; gifts are folded. */
export const OrderResult = ({ detail, result }: Props) => {
  const t = useTranslate();
  const orderId = detail.order.id;
  return (
    <section className="card">
      <h2>{t('order.result')}</h2>
      {result.final ? null : <p className="small">{t('order.resultPreliminary')}</p>}
      <dl className="outcome">
        <div>
          <dt className="small soft">{t('order.resultNetOwn')}</dt>
          <dd className="legs__net">
            <SourceMoney
              figure="net_own"
              orderId={orderId}
              name={t('order.resultNetOwn')}
              amountMinor={result.net_own}
              sign="result"
            />
          </dd>
        </div>
      </dl>
      <WhyLost detail={detail} result={result} />
      <Legs orderId={orderId} result={result} />
      <details>
        <summary className="fold">{t('order.howItAddsUp')}</summary>
        <Rows>
          <Row name={t('order.resultNetBeforeGifts')}>
            <SourceMoney
              figure="net"
              orderId={orderId}
              name={t('order.resultNetBeforeGifts')}
              amountMinor={result.net_before_gifts}
              sign="result"
            />
          </Row>
          <Row name={t('order.resultReturned')}>
            <SourceMoney
              figure="returned"
              orderId={orderId}
              name={t('order.resultReturned')}
              amountMinor={result.returned}
            />
          </Row>
        </Rows>
      </details>
      {result.final ? <SaveResult orderId={orderId} /> : null}
    </section>
  );
};
