import { deviceClock } from '@fairlead/ui/clock';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { monthOf } from '../../shared/lib/month';
import { startOfDay } from '../../shared/lib/use-address-filters';
import { paths } from '../../shared/paths';
import { Empty } from '../../shared/ui/empty';
import { Choices } from '../../shared/ui/tabs';
import { EventFiltersBar } from './activity/event-filters';
import { EventList } from './activity/event-list';
import { useEventFilters } from './activity/use-event-filters';
import { MonthDetail } from './month-detail';
import { MonthPicker } from './month-picker';
import { StatementExport } from './statement-export';

/** The events of everything, or of what the filters leave. */
const Everything = () => {
  const t = useTranslate();
  const filters = useEventFilters();
  return (
    <>
      <EventFiltersBar filters={filters} />
      <EventList
        filters={filters.filters}
        none={
          filters.isOn ? (
            <p className="soft">{t('activity.noneFound')}</p>
          ) : (
            <Empty text={t('flow.none')}>
              <Link to={paths.wallet}>{t('wallet.topup')}</Link>
            </Empty>
          )
        }
      />
    </>
  );
};

/** One month: its statement first, its sums, its events. */
const Month = () => {
  const t = useTranslate();
  const [month, setMonth] = useState(monthOf(deviceClock.now()));
  const next = new Date(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1);
  const range = { from: startOfDay(`${month}-01`, 0) ?? '', until: next.toISOString() };
  return (
    <>
      <MonthPicker month={month} onChange={setMonth} />
      <StatementExport month={month} />
      <MonthDetail month={month} />
      <EventList key={month} filters={range} none={<p className="soft">{t('flow.noneInMonth')}</p>} />
    </>
  );
};

/** What happened to one's money: everything with search and filters, or one month with its statement. */
export const FlowView = () => {
  const t = useTranslate();
  const [view, setView] = useState<'all' | 'month'>('all');
  return (
    <>
      <Choices
        label={t('flow.view')}
        options={[
          { value: 'all', label: t('flow.everything') },
          { value: 'month', label: t('flow.byMonth') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'all' ? <Everything /> : <Month />}
    </>
  );
};
