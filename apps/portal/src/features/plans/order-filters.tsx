import { ORDER_OUTCOMES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { SearchField } from '../../shared/ui/search-field';
import { TextField } from '../../shared/ui/text-field';
import { LabelledChoices } from './labelled-choices';
import type { useOrderFilters } from './use-order-filters';

type Filters = ReturnType<typeof useOrderFilters>;

const Choice = ({
  name,
  label,
  options,
  filters,
}: {
  name: 'kind' | 'result';
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  filters: Filters;
}) => {
  const t = useTranslate();
  return (
    <LabelledChoices
      label={label}
      options={[{ value: 'all', label: t('plan.all') }, ...options]}
      value={filters.filters[name] ?? 'all'}
      onChange={(value) => filters.change(name, value)}
    />
  );
};

/** Search of one's plans in sight, filters folded until they are wanted; open where some are on. */
export const OrderFilters = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear, cleared } = filters;
  const { status: _, text, ...folded } = filters.filters;
  const isFolded = Object.keys(folded).length === 0;
  const [isOpenAtFirst] = useState(!isFolded);
  const searchFor = useCallback((typed: string) => change('text', typed), [change]);
  return (
    <div>
      <SearchField
        label={t('plan.search')}
        searched={written('text')}
        onSearch={searchFor}
        cleared={cleared}
      />
      <details className="search-fold" open={isOpenAtFirst}>
        <summary>{t('plan.filters')}</summary>
        <div className="stack">
          <Choice
            name="result"
            label={t('order.result')}
            options={ORDER_OUTCOMES.map((value) => ({ value, label: t(`plan.result.${value}`) }))}
            filters={filters}
          />
          <Choice
            name="kind"
            label={t('plan.kind')}
            options={PRODUCT_KINDS.map((value) => ({ value, label: t(`plan.kind.${value}`) }))}
            filters={filters}
          />
          <div className="search-fold__days">
            {(['from', 'until'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`plan.${name}`)}
                type="date"
                value={written(name)}
                onChange={(event) => change(name, event.target.value)}
              />
            ))}
          </div>
        </div>
      </details>
      {isFolded && text === undefined ? null : (
        <Button look="quiet" onClick={clear}>
          {t('plan.clearFilters')}
        </Button>
      )}
    </div>
  );
};
