import { deviceClock } from '@fairlead/ui/clock';
import { useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';
import { FlowList } from './flow-list';
import { monthOf } from './month';
import { MonthDetail } from './month-detail';
import { MonthPicker } from './month-picker';
import { StatementExport } from './statement-export';

/** Funding details: every record, or one month with its detail and its statement. */
export const FlowView = () => {
  const t = useTranslate();
  const [month, setMonth] = useState<string | null>(null);
  return (
    <>
      <Choices
        label={t('flow.view')}
        options={[
          { value: 'all', label: t('flow.everything') },
          { value: 'month', label: t('flow.byMonth') },
        ]}
        value={month === null ? 'all' : 'month'}
        onChange={(view) => setMonth(view === 'all' ? null : monthOf(deviceClock.now()))}
      />
      {month === null ? null : (
        <>
          <MonthPicker month={month} onChange={setMonth} />
          <MonthDetail month={month} />
          <StatementExport month={month} />
        </>
      )}
      <FlowList key={month} month={month} />
    </>
  );
};
