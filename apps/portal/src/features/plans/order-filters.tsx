import { ORDER_OUTCOMES, ORDER_STATUSES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsWide } from '../../shared/lib/wide';
import { Button } from '../../shared/ui/button';
import { GLASS, SearchField } from '../../shared/ui/search-field';
import { Choices } from '../../shared/ui/tabs';
import { TextField } from '../../shared/ui/text-field';
import { FoldButton, SLIDERS } from './fold-button';
import { LabelledChoices } from './labelled-choices';
import { MenuChoice } from './menu-choice';
import type { useOrderFilters } from './use-order-filters';

const FLAG = 'M6 21V4M6 5h11l-2 4 2 4H6';

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

const Further = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change } = filters;
  return (
    <div className="stack stack--tight">
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
  );
};

/** The statuses, which are many: a row to swipe on a phone, a menu where a row would take three lines. */
const StatusChoice = ({ filters: { filters, change } }: { filters: Filters }) => {
  const t = useTranslate();
  const isWide = useIsWide();
  const choice = {
    // Not accepted, canceled, or not funded in time: the status is one, and the words of a plan are three.
    options: ORDER_STATUSES.map((value) => ({
      value,
      label: t(value === 'put_failed' ? 'plan.neverRan' : `order.status.${value}`),
    })),
    value: filters.status ?? 'all',
    onChange: (value: string) => change('status', value),
  };
  if (isWide) {
    const all = { value: 'all', label: t('plan.allStatuses') };
    return <MenuChoice {...choice} label={t('plan.status')} path={FLAG} options={[all, ...choice.options]} />;
  }
  const all = { value: 'all', label: t('plan.all') };
  return <Choices {...choice} label={t('plan.mine')} options={[all, ...choice.options]} />;
};

/** The statuses in sight; search and further filters folded until they are wanted, open where some are on. */
export const OrderFilters = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { written, change, clear, cleared } = filters;
  const { status: _status, text, ...further } = filters.filters;
  const isSearched = text !== undefined;
  const isNarrowed = Object.keys(further).length > 0;
  const [isSearchOpen, setSearchOpen] = useState(isSearched);
  const [isOpen, setOpen] = useState(isNarrowed);
  const search = useRef<HTMLDivElement>(null);
  const searchFor = useCallback((typed: string) => change('text', typed), [change]);
  const pressSearch = (): void => {
    // At once: a phone shows its keyboard only while a tap is handled.
    flushSync(() => setSearchOpen(!isSearchOpen));
    search.current?.querySelector('input')?.focus();
  };
  return (
    <div className="plan-filters">
      <div className="plan-filters__bar">
        <StatusChoice filters={filters} />
        <FoldButton
          {...{ name: t('plan.openSearch'), path: GLASS, look: 'plan-filters__fold--search' }}
          {...{ isOpen: isSearchOpen, isOn: isSearched, onPress: pressSearch }}
        />
        <FoldButton
          {...{ name: t('plan.filters'), path: SLIDERS }}
          {...{ isOpen, isOn: isNarrowed, onPress: () => setOpen(!isOpen) }}
        />
      </div>
      <div className="plan-filters__search" ref={search} hidden={!isSearchOpen}>
        <SearchField
          label={t('plan.search')}
          searched={written('text')}
          onSearch={searchFor}
          cleared={cleared}
        />
      </div>
      {isOpen ? <Further filters={filters} /> : null}
      {isNarrowed || isSearched ? (
        <Button look="quiet" onClick={clear}>
          {t('plan.clearFilters')}
        </Button>
      ) : null}
    </div>
  );
};
