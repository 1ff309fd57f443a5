import { parseMinor } from '@fairlead/money';
import { ORDER_OUTCOMES, PRODUCT_KINDS, SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useTypedSearch } from '../../shared/lib/use-address-filters';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { useNumbers } from '../../shared/ui/numbers';
import { SearchField } from '../../shared/ui/search-field';
import { Choices } from '../../shared/ui/tabs';
import { FoldButton, SLIDERS } from './fold-button';
import { LabelledChoices } from './labelled-choices';
import { CATALOGUE_ORDERS, RUN_LENGTHS, type useCatalogueFilters } from './use-catalogue-filters';

type Filters = ReturnType<typeof useCatalogueFilters>;

/** Length of the run, results, order: what is chosen from a few. */
const FewChoices = ({ filters: { filters, written, change } }: { filters: Filters }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const all = { value: 'all', label: t('plan.all') };
  const few = count(SHARES_FROM_PLANS);
  return (
    <>
      <LabelledChoices
        label={t('product.run')}
        options={[
          all,
          ...RUN_LENGTHS.map((value) => ({ value, label: t('catalogue.daysMax', { count: Number(value) }) })),
        ]}
        value={filters.run_days_max === undefined ? 'all' : written('days')}
        onChange={(value) => change('days', value)}
      />
      <LabelledChoices
        label={t('record.heading')}
        options={[
          all,
          ...ORDER_OUTCOMES.map((value) => ({
            value,
            label:
              value === 'none' ? t('catalogue.result.none', { count: few }) : t(`catalogue.result.${value}`),
          })),
        ]}
        value={filters.result ?? 'all'}
        onChange={(value) => change('result', value)}
      />
      <LabelledChoices
        label={t('watch.label')}
        options={[all, { value: 'yes', label: t('watch.only') }]}
        value={filters.watched ?? 'all'}
        onChange={(value) => change('watched', value)}
      />
      <LabelledChoices
        label={t('catalogue.order')}
        options={CATALOGUE_ORDERS.map((value) => ({ value, label: t(`catalogue.order.${value}`) }))}
        value={filters.order ?? 'newest'}
        onChange={(value) => change('order', value === 'newest' ? '' : value)}
      />
      {filters.order === 'fewest_lost' ? (
        <p className="small soft">{t('catalogue.fewLast', { count: few })}</p>
      ) : null}
    </>
  );
};

/** Search and kind in sight, further filters and the order folded until they are wanted; open where some are on. */
export const CatalogueFilters = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const currency = useCurrency();
  const { written, change, clear, cleared } = filters;
  const { text: _text, kind, ...further } = filters.filters;
  const isNarrowed = Object.keys(further).length > 0;
  const [isOpen, setOpen] = useState(isNarrowed);
  const searchFor = useCallback((typed: string) => change('text', typed), [change]);
  const lookFor = useCallback((typed: string) => change('amount', typed), [change]);
  const [amount, setAmount] = useTypedSearch(written('amount'), lookFor, cleared);
  const isWrong = amount.trim() !== '' && parseMinor(amount, currency) === null;
  return (
    <div className="plan-filters">
      <div className="plan-filters__bar">
        <SearchField
          label={t('catalogue.search')}
          searched={written('text')}
          onSearch={searchFor}
          cleared={cleared}
        />
        <FoldButton
          {...{ name: t('plan.filters'), path: SLIDERS }}
          {...{ isOpen, isOn: isNarrowed, onPress: () => setOpen(!isOpen) }}
        />
      </div>
      <Choices
        label={t('plan.kind')}
        options={[
          { value: 'all', label: t('plan.all') },
          ...PRODUCT_KINDS.map((value) => ({ value, label: t(`plan.kind.${value}`) })),
        ]}
        value={kind ?? 'all'}
        onChange={(value) => change('kind', value)}
      />
      {isOpen ? (
        <div className="stack stack--tight">
          <AmountField
            label={t('catalogue.amount', { currency })}
            value={amount}
            onChange={setAmount}
            error={isWrong ? t('put.invalid') : undefined}
          />
          <FewChoices filters={filters} />
        </div>
      ) : null}
      {Object.keys(filters.filters).length > 0 ? (
        <Button look="quiet" onClick={clear}>
          {t('plan.clearFilters')}
        </Button>
      ) : null}
    </div>
  );
};
