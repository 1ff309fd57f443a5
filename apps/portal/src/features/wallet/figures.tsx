import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { useProperty } from './api';

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

/** The parts that visibly add up to the total; parts that are 0 and rare are left out. */
const Parts = ({ property }: { property: Property }) => {
  const t = useTranslate();
  const money = useMoney();
  const { not_yet_received: awaited } = property;
  return (
    <Rows>
      <Row name={t('wallet.available')}>
        <Money amountMinor={property.available_balance} />
      </Row>
      {property.held === 0 ? null : (
        <Row name={t('wallet.held')} note={<Holds holds={property.holds} />}>
          <Money amountMinor={property.held} />
        </Row>
      )}
      <Row name={t('wallet.toBeConsumed')}>
        <Money amountMinor={property.to_be_consumed} />
      </Row>
      <Row
        name={t('wallet.toBeSettled')}
        note={awaited === 0 ? undefined : t('wallet.notYetReceived', { amount: money(awaited) })}
      >
        <Money amountMinor={property.to_be_settled} />
      </Row>
      {property.withdrawing === 0 ? null : (
        <Row name={t('wallet.withdrawing')}>
          <Money amountMinor={property.withdrawing} />
        </Row>
      )}
      <Row name={t('wallet.total')} strong>
        <Money amountMinor={property.total_assets} />
      </Row>
    </Rows>
  );
};

/** House money: shown apart, never in the total (H2); nothing where there is none. */
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
          <Money amountMinor={property.discount_amount} />
        </Row>
        <Row
          name={t('wallet.startUp')}
          note={running === 0 ? undefined : t('wallet.startUpRunning', { amount: money(running) })}
        >
          <Money amountMinor={unspent + running} />
        </Row>
      </Rows>
    </section>
  );
};

/** The total and its parts (spec §2). */
export const WalletFigures = () => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const query = useProperty();
  return (
    <Loaded query={query} lines={7}>
      {(property) => (
        <section className="card">
          <p className="soft">{t('wallet.total')}</p>
          <p className="figure">
            <Money amountMinor={property.total_assets} />
          </p>
          <Parts property={property} />
          <p className="small soft">
            {t('wallet.addsUp')} {t('common.asOf', { time: writtenTime(property.as_of) })}
          </p>
        </section>
      )}
    </Loaded>
  );
};
