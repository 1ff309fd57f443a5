import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { planDetailLink } from '../../shared/paths';
import { useCaseReason } from '../../shared/ui/case-reason';
import { useDayName } from '../../shared/ui/day-name';
import { Loaded } from '../../shared/ui/loaded';
import { useTimeOfDay, useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { Choices } from '../../shared/ui/tabs';
import { actWords, isSaying } from './act-words';
import { type Act, type ActChoice, useStaffActs } from './api';
import { foldActs } from './fold-acts';
import './staff-acts.css';

const useActName = (): ((act: string) => string) => {
  const t = useTranslate();
  return (act) => {
    const words = actWords(act);
    if ('unknown' in words) return t('acts.other', { act: words.unknown });
    return 'key' in words ? t(words.key) : t(words.stage, { what: t(words.kind) });
  };
};

const DAY_MS = 86_400_000;

/** The role, and of a person, the lasting number; the system has none. */
const By = ({ act: { role: wire, number } }: { act: Act }) => {
  const t = useTranslate();
  const role = t(`acts.role.${wire}`);
  return number === null ? t('acts.by', { role }) : t('acts.byNumber', { role, number });
};

/** By which person: the role, the lasting number and how long the account had been as it was. The system is none. */
const Person = ({ act }: { act: Act }) => {
  const t = useTranslate();
  if (act.number === null || act.since === null) return null;
  const role = t(`acts.role.${act.role}`);
  const days = Math.floor((Date.parse(act.time) - Date.parse(act.since)) / DAY_MS);
  return <p>{t('acts.person', { role, number: act.number, days })}</p>;
};

/** Exactly when, and the way to the plan that it was about. */
const Moment = ({ act }: { act: Act }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (
    <>
      <p>{writtenTime(act.time)}</p>
      {act.subject_type === 'order' ? (
        <Link to={planDetailLink(act.subject_id)}>{t('source.toPlan')}</Link>
      ) : null}
    </>
  );
};

/**
 * Who did what, when, about what sum, and what they said of it; unfolded, who that was, exactly when, and the way to the
 * plan. Of equal readings the newest stands for all.
 */
const ActRow = ({ acts }: { acts: readonly [Act, ...Act[]] }) => {
  const t = useTranslate();
  const money = useMoney();
  const [act] = acts;
  const name = useActName()(act.act);
  const reasonOf = useCaseReason();
  const timeOfDay = useTimeOfDay();
  return (
    <li className="acts__act">
      <details className="act">
        <summary>
          <span className="act__line">
            <span className="act__name">
              {name}
              {acts.length === 1 ? null : ` ×${acts.length}`}
            </span>
            <time className="act__time small soft" dateTime={act.time}>
              {timeOfDay(act.time)}
            </time>
          </span>
          <span className="act__line small soft">
            <span>
              <By act={act} />
            </span>
            {act.amount === null ? null : <span>{money(act.amount)}</span>}
          </span>
          {act.text === '' ? null : (
            <span className="act__words small">
              {isSaying(act.act) ? act.text : t('acts.reason', { text: reasonOf(act.text) })}
            </span>
          )}
        </summary>
        <div className="act__more small soft">
          {act.amount === null ? null : <p>{t('acts.concerns', { amount: money(act.amount) })}</p>}
          <Person act={act} />
          {acts.map((one) => (
            <Moment key={one.id} act={one} />
          ))}
        </div>
      </details>
    </li>
  );
};

const Days = ({ acts }: { acts: readonly Act[] }) => {
  const dayName = useDayName();
  return foldActs(acts).map(({ day, rows }) => (
    <section key={day} className="stack stack--tight">
      <h2 className="acts__day">{dayName(day)}</h2>
      <ul className="acts__list">
        {rows.map((row) => (
          <ActRow key={row[0].id} acts={row} />
        ))}
      </ul>
    </section>
  ));
};

/**
 * What staff and the system's jobs did with this account, out of the record
 * (docs/domain/audit.md#who-reads-it).
 */
export const StaffActs = () => {
  const t = useTranslate();
  const [choice, setChoice] = useState<ActChoice>('all');
  const { list, more } = useStaffActs(choice);
  const options = [
    { value: 'all', label: t('acts.all') },
    { value: 'decisions', label: t('acts.decisions') },
  ] as const;
  return (
    <div className="stack">
      <Choices<ActChoice> label={t('acts.which')} options={options} value={choice} onChange={setChoice} />
      <Loaded query={list} lines={8}>
        {(acts) =>
          acts.length === 0 ? (
            <p className="soft">{t(choice === 'all' ? 'acts.none' : 'acts.noDecisions')}</p>
          ) : (
            <>
              <StaffLine />
              <Days acts={acts} />
              {more.hasMore ? <More {...more} /> : null}
            </>
          )
        }
      </Loaded>
    </div>
  );
};
