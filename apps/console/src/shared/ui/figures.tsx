import { formatMinor } from '@fairlead/money';
import { deviceClock } from '@fairlead/ui/clock';
import { nearness } from '../lib/age-of';
import { strings } from '../lib/strings';
import { ownZone } from '../lib/zone';
import { useDesk } from '../session/staff';

/** A number as it is, in figures of one width. */
export const Figure = ({ value }: { value: number | string }) => <span className="figures">{value}</span>;

/** How many, in groups of three digits: no number that names something. */
export const Count = ({ value }: { value: number }) => <Figure value={value.toLocaleString('en')} />;

/** An amount in minor units. `change` writes the sign of gains too and marks a loss. */
export const Money = ({ amountMinor, change }: { amountMinor: number | null; change?: boolean }) => {
  const { currency } = useDesk();
  if (amountMinor === null) return strings.common.none;
  const text = formatMinor(amountMinor, { currency, locale: 'en', sign: change ? 'always' : 'auto' });
  return <span className={`figures ${change && amountMinor < 0 ? 'loss' : ''}`}>{text}</span>;
};

const written = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'medium' },
  timeZone: ownZone(),
});

/** A moment in the zone that the frame names. */
export const writtenTime = (isoTime: string): string => written.format(new Date(isoTime));

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit' },
  timeZone: ownZone(),
});
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: ownZone() });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ownZone(),
});

/** Hour and minute of a moment of a day that is named beside it. */
export const clockOf = (isoTime: string): string => clockFormat.format(new Date(isoTime));
export const dayOf = (isoTime: string): string => dayFormat.format(new Date(isoTime));
/** A moment of this year. */
export const clockTime = (isoTime: string): string => dayAndTime.format(new Date(isoTime));

const dayYearAndTime = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short' },
  timeZone: ownZone(),
});
const yearFormat = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: ownZone() });

/** A moment to the minute, as lists have it; its year is written where it is not this one. */
export const shortTime = (isoTime: string): string => {
  const at = new Date(isoTime);
  const isThisYear = yearFormat.format(at) === yearFormat.format(deviceClock.now());
  return (isThisYear ? dayAndTime : dayYearAndTime).format(at);
};

/** A moment to the minute, exactly for who rests on it, and how far it is from now where it is near. */
export const Moment = ({ at }: { at: string | null }) => {
  if (at === null) return strings.common.none;
  const near = nearness(at, deviceClock.now());
  return (
    <time dateTime={at} title={writtenTime(at)}>
      <span className="figures">{shortTime(at)}</span>
      {near === null ? null : (
        <>
          {' '}
          <span className="figures small soft">{near}</span>
        </>
      )}
    </time>
  );
};

/** Basis points as per cent. */
export const Share = ({ bp }: { bp: number }) => <span className="figures">{(bp / 100).toFixed(1)} %</span>;
