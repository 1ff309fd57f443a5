import { FLOW_TYPES, type FlowType } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { SearchField } from '../../../shared/ui/search-field';
import { Choices } from '../../../shared/ui/tabs';
import { TextField } from '../../../shared/ui/text-field';
import type { useEventFilters } from './use-event-filters';

type Filters = ReturnType<typeof useEventFilters>;

/** The kinds that most ask for; all at once would push what happened out of sight. */
const FIRST: readonly FlowType[] = ['system_topup', 'manual_withdrawal', 'ad_serving', 'profit_sharing'];
const FOLDED = FLOW_TYPES.filter((type) => !FIRST.includes(type));

/** Search and the first kinds in sight; the rest and dates folded until wanted, a chosen kind named on the fold. */
export const EventFiltersBar = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear, cleared, isOn } = filters;
  const [isOpenAtFirst] = useState(written('from') !== '' || written('until') !== '');
  const optionsOf = (types: readonly FlowType[]) =>
    types.map((value) => ({ value, label: t(`flow.type.${value}`) }));
  const folded = FOLDED.find((type) => type === written('type'));
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
        options={[{ value: 'all', label: t('activity.all') }, ...optionsOf(FIRST)]}
        value={written('type') || 'all'}
        onChange={(value) => change('type', value)}
      />
      <details className="search-fold" open={isOpenAtFirst}>
        <summary>
          {t('activity.filters')}
          {folded === undefined ? null : <span className="tag">{t(`flow.type.${folded}`)}</span>}
        </summary>
        <Choices
          label={t('activity.kind')}
          options={optionsOf(FOLDED)}
          value={written('type')}
          onChange={(value) => change('type', value)}
        />
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
