import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { SourceFigure } from '../../shared/source/source-figure';
import { SourceMoney } from '../../shared/source/source-money';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { useProperty } from './api';
import '../../shared/ui/art-tokens.css';
import './figures.css';
import { gap } from '../../shared/i18n/marks';

type Property = ResponseFor<'wallet.property'>;

const Holds = ({ holds }: { holds: Property['holds'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const money = useMoney();
  return (
    <>
      {holds.map((hold) => (
        <span key={hold.id} className="plain-text">
          {`${t(`hold.${hold.reason}`)}, ${money(hold.amount)}, ${t('wallet.holdUntil', { time: writtenTime(hold.expires_at) })}\n`}
        </span>
      ))}
    </>
  );
};

/**
 * The part of what is to be settled that the network has not paid yet
 * (docs/promises.md#no-profit-from-others-deposits).
 */
const NotYetReceived = ({ amountMinor }: { amountMinor: number }) => {
  const t = useTranslate();
  const money = useMoney();
  const value = money(amountMinor);
  return (
    <SourceFigure figure="not_yet_received" name={t('source.figure.not_yet_received')} value={value}>
      {t('wallet.notYetReceived', { amount: value })}
    </SourceFigure>
  );
};

/** The parts that visibly add up to the total; parts that are 0 and rare are left out. */
const Parts = ({ property }: { property: Property }) => {
  const t = useTranslate();
  const { not_yet_received: awaited } = property;
  return (
    <Rows>
      <Row name={t('wallet.available')}>
        <SourceMoney
          figure="available_balance"
          name={t('wallet.available')}
          amountMinor={property.available_balance}
        />
      </Row>
      {property.held === 0 ? null : (
        <Row part="held" name={t('wallet.held')} note={<Holds holds={property.holds} />}>
          <SourceMoney figure="held" name={t('wallet.held')} amountMinor={property.held} />
        </Row>
      )}
      <Row part="consumed" name={t('wallet.toBeConsumed')}>
        <SourceMoney
          figure="to_be_consumed"
          name={t('wallet.toBeConsumed')}
          amountMinor={property.to_be_consumed}
        />
      </Row>
      <Row
        part="settled"
        name={t('wallet.toBeSettled')}
        note={awaited === 0 ? undefined : <NotYetReceived amountMinor={awaited} />}
      >
        <SourceMoney
          figure="to_be_settled"
          name={t('wallet.toBeSettled')}
          amountMinor={property.to_be_settled}
        />
      </Row>
      {property.withdrawing === 0 ? null : (
        <Row part="withdrawing" name={t('wallet.withdrawing')}>
          <SourceMoney
            figure="withdrawing"
            name={t('wallet.withdrawing')}
            amountMinor={property.withdrawing}
          />
        </Row>
      )}
    </Rows>
  );
};

/**
 * House money: shown apart, never in the total (docs/promises.md#own-cash-is-separate); nothing where there
 * is none.
 */
export const NotCash = () => {
  const t = useTranslate();
  const money = useMoney();
  const property = useProperty().data;
  if (!property) return null;
  const { unspent, running } = property.start_up_funds;
  if (property.discount_amount === 0 && unspent === 0 && running === 0) return null;
  return (
    <section className="card">
      <h2>{t('wallet.notCash')}</h2>
      <Rows>
        <Row name={t('wallet.discount')}>
          <SourceMoney
            figure="discount_amount"
            name={t('wallet.discount')}
            amountMinor={property.discount_amount}
          />
        </Row>
        <Row
          name={t('wallet.startUp')}
          note={running === 0 ? undefined : t('wallet.startUpRunning', { amount: money(running) })}
        >
          <SourceMoney figure="start_up_funds" name={t('wallet.startUp')} amountMinor={unspent + running} />
        </Row>
      </Rows>
    </section>
  );
};

/** The parts as lengths of one bar, in the order of the rows below it, which say the same in figures. */
const PartsBar = ({ property }: { property: Property }) => {
  const { available_balance, held, to_be_consumed, to_be_settled, withdrawing, total_assets } = property;
  if (total_assets <= 0) return null;
  const parts = [
    ['available', available_balance],
    ['held', held],
    ['consumed', to_be_consumed],
    ['settled', to_be_settled],
    ['withdrawing', withdrawing],
  ] as const;
  return (
    <div className="wallet-bar" aria-hidden="true">
      {parts.map(([name, amount]) =>
        amount <= 0 ? null : (
          <span key={name} className={`wallet-bar__${name}`} style={{ flexGrow: amount / total_assets }} />
        ),
      )}
    </div>
  );
};

/** The total and its parts. */
export const WalletFigures = () => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const query = useProperty();
  return (
    <Loaded query={query} lines={8.4}>
      {(property) => (
        <>
          <dl className="outcome wallet-total">
            <div>
              <dt className="soft">{t('wallet.total')}</dt>
              <dd className="wallet-total__figure">
                <SourceMoney
                  figure="total_assets"
                  name={t('wallet.total')}
                  amountMinor={property.total_assets}
                />
              </dd>
            </div>
          </dl>
          <section className="card wallet-parts">
            <PartsBar property={property} />
            <Parts property={property} />
            <p className="small soft">
              {t('wallet.addsUp')}
              {gap()}
              {t('common.asOf', { time: writtenTime(property.as_of) })}
            </p>
          </section>
        </>
      )}
    </Loaded>
  );
};
