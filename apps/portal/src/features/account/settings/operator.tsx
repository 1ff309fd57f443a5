import { useId } from 'react';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { Loaded } from '../../../shared/ui/loaded';
import { Row, Rows } from '../../../shared/ui/rows';
import { useOperator } from './api';

const FACTS = ['legal_name', 'registration_number', 'register', 'country', 'complaints_address'] as const;

/** Who runs this: the operator's facts, which live mode does not start without. */
export const Operator = () => {
  const t = useTranslate();
  const id = useId();
  const query = useOperator();
  const names = new Intl.DisplayNames(useLanguageTag(), { type: 'region' });
  const countryOf = (code: string | null): string | null => (code === null ? null : (names.of(code) ?? code));
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('settings.operator')}</h2>
      <Loaded query={query} lines={3}>
        {({ operator, isSandbox }) => (
          <>
            {isSandbox ? <p className="small soft">{t('operator.sandbox')}</p> : null}
            <Rows>
              {FACTS.map((fact) => {
                const value = fact === 'country' ? countryOf(operator.country) : operator[fact];
                return value === null ? null : (
                  <Row key={fact} name={t(`settings.operator.${fact}`)}>
                    {value}
                  </Row>
                );
              })}
            </Rows>
          </>
        )}
      </Loaded>
    </section>
  );
};
