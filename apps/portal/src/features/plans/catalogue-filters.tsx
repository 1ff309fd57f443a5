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
import { MenuChoice } from './menu-choice';
import { CATALOGUE_ORDERS, RUN_LENGTHS, type useCatalogueFilters } from './use-catalogue-filters';

const ARROWS = 'M8 5v14M4.500 15.500 8 19l3.500-3.500M15 7h6M15 12h4.500M15 17h3';

type Filters = ReturnType<typeof useCatalogueFilters>;

/** In which order the catalogue is: always in sight, since who comes first is no accident. */
const OrderChoice = ({ filters: { filters, change } }: { filters: Filters }) => {
  const t = useTranslate();
  return (
    <MenuChoice
      label={t('catalogue.order')}
      path={ARROWS}
      options={CATALOGUE_ORDERS.map((value) => ({ value, label: t(`catalogue.order.${value}`) }))}
      value={filters.order ?? 'newest'}
      onChange={(value) => change('order', value === 'newest' ? '' : value)}
    />
  );
};

/** Length of the run, results, watched: what is chosen from a few. */
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
    </>
  );
};

/** Search, order and kind in sight, further filters folded until they are wanted; open where some are on. */
export const CatalogueFilters = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const currency = useCurrency();
  const { count } = useNumbers();
  const { written, change, clear, cleared } = filters;
  const { text: _text, kind, order, ...further } = filters.filters;
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
      <div className="plan-filters__bar">
        <OrderChoice filters={filters} />
        <Choices
          label={t('plan.kind')}
          options={[
            { value: 'all', label: t('plan.all') },
            ...PRODUCT_KINDS.map((value) => ({ value, label: t(`plan.kind.${value}`) })),
          ]}
          value={kind ?? 'all'}
          onChange={(value) => change('kind', value)}
        />
      </div>
      {order === 'fewest_lost' ? (
        <p className="small soft">{t('catalogue.fewLast', { count: count(SHARES_FROM_PLANS) })}</p>
      ) : null}
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
