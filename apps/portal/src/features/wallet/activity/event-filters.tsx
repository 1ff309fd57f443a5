import { FLOW_TYPES } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { SearchField } from '../../../shared/ui/search-field';
import { Choices } from '../../../shared/ui/tabs';
import { TextField } from '../../../shared/ui/text-field';
import type { useEventFilters } from './use-event-filters';

type Filters = ReturnType<typeof useEventFilters>;

/** Search and kinds in sight, dates folded until they are wanted. */
export const EventFiltersBar = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear, cleared, isOn } = filters;
  const [isOpenAtFirst] = useState(written('from') !== '' || written('until') !== '');
  const searchFor = useCallback((text: string) => change('text', text), [change]);
  return (
    <div className="event-filters">
      <SearchField
        label={t('activity.search')}
        searched={written('text')}
        onSearch={searchFor}
        cleared={cleared}
      />
      <Choices
        label={t('activity.kind')}
        options={[
          { value: 'all', label: t('activity.all') },
          ...FLOW_TYPES.map((value) => ({ value, label: t(`flow.type.${value}`) })),
        ]}
        value={written('type') || 'all'}
        onChange={(value) => change('type', value)}
      />
      <details className="search-fold" open={isOpenAtFirst}>
        <summary>{t('activity.filters')}</summary>
        <div className="search-fold__days">
          {(['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`activity.${name}`)}
              type="date"
              value={written(name)}
              onChange={(event) => change(name, event.target.value)}
            />
          ))}
        </div>
      </details>
      {written('plan') === '' ? null : <p className="tag event-filters__plan">{t('activity.ofPlan')}</p>}
      {isOn ? (
        <Button look="quiet" onClick={clear}>
          {t('activity.clear')}
        </Button>
      ) : null}
    </div>
  );
};
