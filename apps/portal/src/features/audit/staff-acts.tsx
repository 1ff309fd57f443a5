import { useState } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { planDetailLink } from '../../shared/paths';
import { useCaseReason } from '../../shared/ui/case-reason';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { Choices } from '../../shared/ui/tabs';
import { actWords, isSaying } from './act-words';
import { type ActChoice, useStaffActs } from './api';

type Act = ResponseFor<'statement.staffActs'>['items'][number];

const useActName = (): ((act: string) => string) => {
  const t = useTranslate();
  return (act) => {
    const words = actWords(act);
    if ('unknown' in words) return t('acts.other', { act: words.unknown });
    return 'key' in words ? t(words.key) : t(words.stage, { what: t(words.kind) });
  };
};

const DAY_MS = 86_400_000;

/** By whom: the role, and of a person the lasting number and how long the account had been as it was. */
const Person = ({ act }: { act: Act }) => {
  const t = useTranslate();
  const role = t(`acts.role.${act.role}`);
  if (act.number === null || act.since === null) return t('acts.by', { role });
  const days = Math.floor((Date.parse(act.time) - Date.parse(act.since)) / DAY_MS);
  return t('acts.person', { role, number: act.number, days });
};

const ActCard = ({ act }: { act: Act }) => {
  const t = useTranslate();
  const money = useMoney();
  const name = useActName()(act.act);
  const reasonOf = useCaseReason();
  return (
    <li className="card">
      <strong>
        {act.subject_type === 'order' ? <Link to={planDetailLink(act.subject_id)}>{name}</Link> : name}
      </strong>
      {act.amount === null ? null : <p>{t('acts.concerns', { amount: money(act.amount) })}</p>}
      {act.text === '' ? null : (
        <p className="plain-text">
          {isSaying(act.act) ? act.text : t('acts.reason', { text: reasonOf(act.text) })}
        </p>
      )}
      <p className="small soft">
        <Person act={act} />
      </p>
      <Moment time={act.time} />
    </li>
  );
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
              <ul className="stack stack--tight">
                {acts.map((act) => (
                  <ActCard key={act.id} act={act} />
                ))}
              </ul>
              {more.hasMore ? <More {...more} /> : null}
            </>
          )
        }
      </Loaded>
    </div>
  );
};
