import { type ReactNode, useId } from 'react';
import {
  daysOf,
  ENDS,
  nameOfEnd,
  nextSpan,
  type Span,
  STARTS,
  WEEKDAYS,
  writtenDays,
} from '../lib/opening-hours';
import { Button } from './button';
import type { FieldProps } from './field';
import { weekStrings } from './week-strings';
import './week-field.css';

/** The contract takes 28 openings a week. */
const OPENINGS_MAX = 4;

interface TimeProps {
  label: string;
  value: string;
  times: readonly string[];
  onChoose: (time: string) => void;
}

const Time = ({ label, value, times, onChoose }: TimeProps) => (
  <select
    className="field__input"
    aria-label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
  >
    {times.map((time) => (
      <option key={time} value={time}>
        {nameOfEnd(time)}
      </option>
    ))}
  </select>
);

interface DayProps {
  name: string;
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
}

const Day = ({ name, spans, onChange }: DayProps) => {
  const openingOf = ({ from, to }: Span, place: number): ReactNode => {
    const change = (part: Partial<Span>): void =>
      onChange(spans.map((one, at) => (at === place ? { ...one, ...part } : one)));
    return (
      <div key={place} className="week__span">
        <Time
          label={weekStrings.from(name, place)}
          value={from}
          times={STARTS}
          onChoose={(time) => change({ from: time })}
        />
        <span aria-hidden="true">–</span>
        <Time
          label={weekStrings.until(name, place)}
          value={to}
          times={ENDS}
          onChoose={(time) => change({ to: time })}
        />
        <Button
          inRow
          aria-label={weekStrings.remove(name, from, nameOfEnd(to))}
          onClick={() => onChange(spans.filter((_, at) => at !== place))}
        >
          ×
        </Button>
      </div>
    );
  };
  const more = spans.length === 0 ? weekStrings.open(name) : weekStrings.more(name);
  return (
    <div className="week__day">
      <span className="week__name">{name}</span>
      <div className="week__spans">
        {spans.length === 0 ? <span className="soft">{weekStrings.closed}</span> : spans.map(openingOf)}
      </div>
      {spans.length < OPENINGS_MAX ? (
        <Button inRow aria-label={more} onClick={() => onChange([...spans, nextSpan(spans)])}>
          +
        </Button>
      ) : null}
    </div>
  );
};

interface Props extends FieldProps {
  /** As `writtenDays` makes it. */
  value: string;
  onType: (value: string) => void;
}

/** The opening hours of a week, day by day, in quarters of an hour: chosen, so that none is mistyped. */
export const WeekField = ({ label, hint, error, value, onType }: Props) => {
  const id = useId();
  const days = daysOf(value);
  const note = error ?? hint;
  const change = (place: number, spans: readonly Span[]): void =>
    onType(writtenDays(days.map((day, at) => (at === place ? spans : day))));
  return (
    <fieldset className="field field--several week" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="field__label">{label}</legend>
      {WEEKDAYS.map((name, place) => (
        <Day key={name} name={name} spans={days[place] ?? []} onChange={(spans) => change(place, spans)} />
      ))}
      <div>
        <Button
          inRow
          onClick={() => onType(writtenDays(days.map((day, at) => (at < 5 ? (days[0] ?? []) : day))))}
        >
          {weekStrings.copy}
        </Button>
      </div>
      {note ? (
        <p id={`${id}-note`} className={`field__note ${error ? 'field__note--wrong' : ''}`}>
          {note}
        </p>
      ) : null}
    </fieldset>
  );
};
