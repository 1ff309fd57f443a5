import { FLOW_TYPES } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { useTypedSearch } from '../../../shared/lib/use-address-filters';
import { Button } from '../../../shared/ui/button';
import { Choices } from '../../../shared/ui/tabs';
import { TextField } from '../../../shared/ui/text-field';
import type { useEventFilters } from './use-event-filters';

type Filters = ReturnType<typeof useEventFilters>;

const Search = ({ filters: { written, change } }: { filters: Filters }) => {
  const t = useTranslate();
  const searchFor = useCallback((text: string) => change('text', text), [change]);
  const [typed, setTyped] = useTypedSearch(written('text'), searchFor);
  return (
    <input
      className="event-search"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      aria-label={t('activity.search')}
      placeholder={t('activity.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};

/** Search and kinds in sight, dates folded until they are wanted. */
export const EventFiltersBar = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear, isOn } = filters;
  const [isOpenAtFirst] = useState(written('from') !== '' || written('until') !== '');
  // Drawn anew by a clearing, so that the field is empty, too.
  const [cleared, setCleared] = useState(0);
  return (
    <div className="event-filters">
      <Search key={cleared} filters={filters} />
      <Choices
        label={t('activity.kind')}
        options={[
          { value: 'all', label: t('activity.all') },
          ...FLOW_TYPES.map((value) => ({ value, label: t(`flow.type.${value}`) })),
        ]}
        value={written('type') || 'all'}
        onChange={(value) => change('type', value)}
      />
      <details className="event-filters__fold" open={isOpenAtFirst}>
        <summary>{t('activity.filters')}</summary>
        <div className="event-filters__days">
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
        <Button
          look="quiet"
          onClick={() => {
            setCleared(cleared + 1);
            clear();
          }}
        >
          {t('activity.clear')}
        </Button>
      ) : null}
    </div>
  );
};
