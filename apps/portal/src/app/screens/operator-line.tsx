import { useSyncExternalStore } from 'react';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { type StoredConfig, session } from '../../shared/session/session';
import { isSandbox } from '../../shared/session/use-session';

/** As text: what changes nothing must be the same each time that it is read. */
const readOperator = (): string => JSON.stringify(session.config()?.operator ?? null);

/** Who holds the money, before anybody signs in; of a sandbox, that nobody does. */
export const OperatorLine = () => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const kept = useSyncExternalStore(session.onChange, readOperator);
  if (isSandbox) return <p className="small soft">{t('operator.sandbox')}</p>;
  const operator = JSON.parse(kept) as StoredConfig['operator'] | null;
  const { legal_name: name, registration_number: number, register, country } = operator ?? {};
  if (!name || !number || !register || !country) return null;
  const written = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  return <p className="small soft">{t('operator.is', { name, number, register, country: written })}</p>;
};
