import { lazy, Suspense, startTransition, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { SourceSign } from '../../shared/source/source-figure';
import { useNumbers } from '../../shared/ui/numbers';
import { RecordRows } from '../../shared/ui/record-rows';
import type { ProductRecord, Spread } from './api';
import { SpreadView } from './spread-view';

const loadSource = () => import('./record-source');
const RecordSource = lazy(loadSource);

interface Props {
  record: ProductRecord;
  /** Null where the plans are too few to say shares. */
  spread: Spread | null;
}

/** How all settled plans on a product came out; the number of plans leads to what the figures are made of. */
export const ResultsRecord = ({ record, spread }: Props) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const [isOpen, setIsOpen] = useState(false);
  const settled = count(record.settled);
  return (
    <section className="card">
      <h2>{t('record.heading')}</h2>
      {record.settled === 0 ? (
        <p>{t('record.none')}</p>
      ) : (
        <>
          {spread === null ? null : <SpreadView spread={spread} />}
          <RecordRows
            record={record}
            settled={
              <button
                type="button"
                className="source-figure"
                aria-label={t('source.open', { name: t('record.settled'), value: settled })}
                aria-haspopup="dialog"
                onPointerDown={() => void loadSource()}
                onClick={() => startTransition(() => setIsOpen(true))}
              >
                <span className="source-figure__value">{settled}</span>
                <SourceSign />
              </button>
            }
          />
        </>
      )}
      <p className="small soft">{t('record.scope')}</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <RecordSource record={record} spread={spread} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};
