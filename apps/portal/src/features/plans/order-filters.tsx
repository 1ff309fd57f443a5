import { ORDER_OUTCOMES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useTypedSearch } from '../../shared/lib/use-address-filters';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import { LabelledChoices } from './labelled-choices';
import type { useOrderFilters } from './use-order-filters';
import './plans.css';

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

/** Search and filters of one's plans, folded until they are wanted; open where some are on. */
export const OrderFilters = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear } = filters;
  const { status: _, ...narrowing } = filters.filters;
  const isOn = Object.keys(narrowing).length > 0;
  const [isOpenAtFirst] = useState(isOn);
  const searchFor = useCallback((text: string) => change('text', text), [change]);
  const [typed, setTyped] = useTypedSearch(written('text'), searchFor);
  return (
    <details className="card plan-filters" open={isOpenAtFirst}>
      <summary className="fold">{t('plan.filters')}</summary>
      <div className="stack">
        <TextField
          label={t('plan.search')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
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
        <div className="plan-filters__days">
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
        {isOn ? (
          <Button
            look="quiet"
            onClick={() => {
              setTyped('');
              clear();
            }}
          >
            {t('plan.clearFilters')}
          </Button>
        ) : null}
      </div>
    </details>
  );
};
