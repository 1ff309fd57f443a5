import type { ReactNode } from 'react';
import { useLanguageTag, useTranslate } from '../i18n/use-translate';
import { dateFormat } from '../lib/formats';
import { useWrittenTime } from '../ui/moment';
import type { SourceItem } from './api';

interface Props {
  name: string;
  /** What it adds up to or adds. */
  value?: string;
  /** The one that is looked at. */
  now?: boolean;
  /** Still to come. */
  open?: boolean;
  children?: ReactNode;
}

/** One step from a figure to the day that seals it. */
export const ChainStep = ({ name, value, now = false, open = false, children }: Props) => (
  <li className={`source__step ${open ? 'source__step--open' : ''}`}>
    <p className="row row--apart">
      <strong>{name}</strong>
      {value === undefined ? null : <span className={now ? 'figure' : 'money'}>{value}</span>}
    </p>
    {children}
  </li>
);

/** By which signed day a row is sealed, or that none covers it so far. The day is the programme's: written as it is named. */
export const SignedDay = ({ signedDay }: { signedDay: SourceItem['signed_day'] }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const writtenTime = useWrittenTime();
  if (signedDay === null) return <p className="small soft">{t('source.notSealed')}</p>;
  const day = dateFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(signedDay.day),
  );
  return <p className="small soft">{t('source.sealed', { day, time: writtenTime(signedDay.signed_at) })}</p>;
};
