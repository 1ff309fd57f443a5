import { copyText } from '@fairlead/ui/copy-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { ReferenceRow } from '../../shared/ui/operation-id';
import { Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { AcceptanceFacts, PaySum } from './acceptance-facts';
import { type Acceptance, useCurrentAcceptance } from './api';
import { PayLines } from './pay-lines';
import '../../shared/ui/art-tokens.css';
import './acceptors.css';
import { colon } from '../../shared/i18n/marks';

/** Fetched when it is opened. */
const ClaimDialog = lazy(() => import('./claim-dialog'));

/** Where to pay; once the registry took its payee out, that nobody pays there anymore, as a payment card says. */
const Details = ({ instructions, reference }: Pick<Acceptance, 'instructions' | 'reference'>) => {
  const t = useTranslate();
  if (instructions === '') return <p className="warning">{t('topup.cardRetired')}</p>;
  return (
    <>
      <h3>{t('exchange.payTo')}</h3>
      <PayLines instructions={instructions} />
      {reference === null ? null : (
        <Rows>
          <ReferenceRow value={reference} />
        </Rows>
      )}
      <p className="warning small">{t('exchange.warning')}</p>
    </>
  );
};

const CurrentCard = ({ acceptance }: { acceptance: Acceptance }) => {
  const t = useTranslate();
  const [claiming, setClaiming] = useState(false);
  const { instructions, reference } = acceptance;
  const writtenDetails =
    reference === null
      ? instructions
      : `${instructions}\n${t('operationId.reference')}${colon()}${reference}`;
  const copy = async (): Promise<void> => {
    if (await copyText(writtenDetails)) showToast(t('exchange.copied'), 'done');
    else showToast(t('common.copyFailed'));
  };
  return (
    <section className="card" aria-labelledby="current-acceptance">
      <h2 id="current-acceptance">{t('exchange.current')}</h2>
      <PaySum acceptance={acceptance} />
      <AcceptanceFacts acceptance={acceptance} />
      <Details instructions={instructions} reference={reference} />
      <div className="dialog__actions exchange-acts">
        {instructions === '' ? null : (
          <Button look="quiet" onClick={() => void copy()}>
            {t('exchange.copy')}
          </Button>
        )}
        <Button onClick={() => setClaiming(true)}>{t('exchange.claim')}</Button>
      </div>
      {claiming ? (
        <Suspense fallback={null}>
          <ClaimDialog acceptance={acceptance} onClose={() => setClaiming(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};

/**
 * The acceptance that is open, with the registry's payment details
 * (docs/promises.md#money-talk-only-on-record).
 */
export const CurrentAcceptance = () => {
  const t = useTranslate();
  const current = useCurrentAcceptance();
  return (
    <Loaded query={current} lines={8}>
      {(acceptance) =>
        acceptance === null ? (
          <p className="soft">{t('exchange.noCurrent')}</p>
        ) : (
          <CurrentCard acceptance={acceptance} />
        )
      }
    </Loaded>
  );
};
