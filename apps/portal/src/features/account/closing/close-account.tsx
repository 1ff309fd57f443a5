import { LIMITS } from '@fairlead/contract/limits';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { DETOUR } from '../../../shared/lib/detour';
import { paths } from '../../../shared/paths';
import { SourceMoney } from '../../../shared/source/source-money';
import { Button } from '../../../shared/ui/button';
import { Loaded } from '../../../shared/ui/loaded';
import { Money } from '../../../shared/ui/money';
import { Row, Rows } from '../../../shared/ui/rows';
import { TextField } from '../../../shared/ui/text-field';
import { Way, Ways } from '../../../shared/ui/way';
import { useAccount, useCloseAccount, useDestination } from './api';
import { Farewell } from './farewell';
import './closing.css';

/** Fetched when it is opened. */
const PasswordSheet = lazy(() => import('../../../shared/password/password-sheet'));

const STEPS = ['exit.step.orders', 'exit.step.startUp', 'exit.step.withdraw', 'exit.step.end'] as const;
const EMPTY = { reason: '' };

type Person = ResponseFor<'user.info'>;
type Property = ResponseFor<'wallet.property'>;

const stillToCome = ({ held, to_be_consumed, to_be_settled }: Property): number =>
  held + to_be_consumed + to_be_settled;

/** Where the payouts go, once it is known. */
const Destination = () => {
  const t = useTranslate();
  const setting = useDestination().data;
  if (!setting) return null;
  return (
    <p>
      {t('payout.current', {
        name: setting.card_name ?? t(`payout.method.${setting.method}`),
        lastFour: setting.destination_last_four,
      })}
    </p>
  );
};

/** What is paid out when, what that is together, and where to. */
const Sums = ({ property }: { property: Property }) => {
  const t = useTranslate();
  const name = t('wallet.total');
  const isAllAtOnce = property.total_assets === property.available_balance;
  return (
    <section className="card">
      <Rows>
        <Row name={t('exit.available')} strong={isAllAtOnce}>
          <Money amountMinor={property.available_balance} />
        </Row>
        {property.withdrawing === 0 ? null : (
          <Row name={t('exit.underWay')}>
            <Money amountMinor={property.withdrawing} />
          </Row>
        )}
        {stillToCome(property) === 0 ? null : (
          <Row name={t('exit.stillToCome')}>
            <Money amountMinor={stillToCome(property)} />
          </Row>
        )}
        {isAllAtOnce ? null : (
          <Row name={name} strong>
            <SourceMoney figure="total_assets" name={name} amountMinor={property.total_assets} />
          </Row>
        )}
      </Rows>
      <Destination />
    </section>
  );
};

type LackName = 'password_set' | 'payout_set';

/** What the payout needs first: who asks, and, where there is money, where it goes. */
const lacksOf = (person: Person, property: Property): LackName[] => [
  ...(person.transaction_password_set ? [] : (['password_set'] as const)),
  ...(person.payout_set || property.total_assets === 0 ? [] : (['payout_set'] as const)),
];

const Lack = ({ lack }: { lack: LackName }) => {
  const t = useTranslate();
  return (
    <p className="row row--apart">
      <span>{t(`withdraw.rule.${lack}`)}</span>
      <Link
        to={lack === 'payout_set' ? paths.bindCard : paths.setPassword}
        state={DETOUR}
        className="button button--quiet"
      >
        {t(lack === 'payout_set' ? 'withdraw.action.set_payout' : 'withdraw.action.set_password')}
      </Link>
    </p>
  );
};

/** Asks twice: the page says what happens, the transaction password's sheet says it again and who asks. */
const Ask = ({ person, property }: { person: Person; property: Property }) => {
  const t = useTranslate();
  const close = useCloseAccount();
  const { draft, change, discard } = useDraft('exit', EMPTY);
  const lacks = lacksOf(person, property);
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (digest: string): Promise<void> => {
    await close(draft.reason.trim(), digest);
    discard();
  };
  return (
    <>
      <ol className="closing__steps stack stack--tight">
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <TextField
        label={t('exit.reason')}
        value={draft.reason}
        maxLength={LIMITS.remarkMax}
        onChange={(event) => change('reason', event.target.value)}
      />
      {lacks.map((lack) => (
        <Lack key={lack} lack={lack} />
      ))}
      <Button look="danger" disabled={lacks.length > 0} onClick={() => setIsAsking(true)}>
        {t('exit.close')}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <PasswordSheet
            confirms={{
              name: t('exit.question'),
              note: t('exit.step.withdraw'),
              amountMinor: property.available_balance,
            }}
            onClose={() => setIsAsking(false)}
            onOk={submit}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** The way out of the account, with all cash, at any time; for the blocked as well. Once asked for, how it goes on. */
export const CloseAccount = () => {
  const t = useTranslate();
  return (
    <Loaded query={useAccount()} lines={8}>
      {({ person, property, closing }) => (
        <>
          {closing.state === 'open' ? (
            <>
              {person.state === 'disabled' ? (
                <p className="card card--attention">{t('exit.blocked')}</p>
              ) : null}
              <p className="soft">{t('exit.lead')}</p>
              <Sums property={property} />
              <Ask person={person} property={property} />
              <Ways>
                <Way to={paths.withdraw} drawing="out" words={t('exit.toWithdraw')} />
                <Way to={paths.objection} drawing="scales" words={t('exit.toObjection')} />
              </Ways>
            </>
          ) : (
            <Farewell closing={closing} operationId={person.operation_id} />
          )}
        </>
      )}
    </Loaded>
  );
};
