import { deviceClock } from '@fairlead/ui/clock';
import { useEffect, useState } from 'react';
import { useLanguageTag } from '../i18n/use-translate';
import { dateFormat } from '../lib/formats';
import { relativeTime } from '../lib/relative-time';
import { exactTime, writtenTime } from '../lib/time';

/** The device's time, read anew at an interval. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(deviceClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};

/** A moment written out to the minute, its zone named. */
export const useWrittenTime = (): ((isoTime: string) => string) => {
  const tag = useLanguageTag();
  return (isoTime) => writtenTime(isoTime, tag);
};

/** The time of day of a moment whose day stands above it. */
export const useTimeOfDay = (): ((isoTime: string) => string) => {
  const tag = useLanguageTag();
  return (isoTime) => dateFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(isoTime));
};

/** A moment in a list: relative, exact on tap. */
export const Moment = ({ time }: { time: string }) => {
  const tag = useLanguageTag();
  const now = useNow(10_000);
  const [exact, setExact] = useState(false);
  const written = exactTime(time, tag);
  return (
    <button type="button" className="moment" title={written} onClick={() => setExact(!exact)}>
      <time dateTime={time}>{exact ? written : relativeTime(time, now, tag)}</time>
    </button>
  );
};
