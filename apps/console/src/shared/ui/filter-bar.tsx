import { list as products } from '@fairlead/contract/calls/products';
import { type FormEvent, type ReactNode, useState } from 'react';
import { strings, words } from '../lib/strings';
import { useDesk, useMay } from '../session/staff';
import { Button } from './button';
import { ChoiceField, TextField } from './field';
import { HolderFilter } from './holder-filter';
import { amountsOf, DAYS_AHEAD, DAYS_BACK, plainAmount, writtenAmounts } from './list-filters';
import { listStrings } from './list-strings';
import { Popover } from './popover';
import { useNetworks, useProductChoices } from './product-choices';
import { StateFilter } from './state-filter';
import type { FilterField } from './use-list-filters';

interface Props {
  fields: readonly FilterField[];
  /** What the holder of the list's rows is called, where they are one person's. */
  username: string | undefined;
}

const OF_PRODUCTS: ReadonlySet<string> = new Set(['network', 'product']);

/** By what a list is narrowed, one chip a filter; those that narrow it are marked, and each can be taken away. */
export const FilterBar = ({ fields, username }: Props) => {
  const mayReadProducts = useMay(products);
  // Who may not read products has nothing to choose from, but may follow a link that narrows by one.
  const isOpen = ({ filter, value }: FilterField): boolean =>
    mayReadProducts || value !== '' || !('kind' in filter && OF_PRODUCTS.has(filter.kind));
  return fields.length === 0 ? null : (
    <search className="filters" aria-label={listStrings.filters}>
      {fields.filter(isOpen).map((field) => (
        <div key={field.name} className={`filter ${field.value === '' ? '' : 'filter--on'}`}>
          <FilterInput field={field} username={username} />
          {field.value === '' ? null : (
            <button
              type="button"
              className="filter__clear"
              aria-label={listStrings.clear(labelOf(field))}
              onClick={() => field.change('')}
            >
              ✕
            </button>
          )}
        </div>
      ))}
    </search>
  );
};

const labelOf = ({ filter, name }: FilterField): string =>
  'label' in filter && filter.label !== undefined ? filter.label : words(name);

const FilterInput = ({
  field,
  username,
}: {
  field: FilterField;
  username: string | undefined;
}): ReactNode => {
  const { filter, value, change } = field;
  if (!('kind' in filter)) return <StateFilter {...filter} value={value} onChange={change} />;
  if (filter.kind === 'time') return <TimeInput label={filter.label} value={value} onChange={change} />;
  if (filter.kind === 'due') return <DueInput label={filter.label} value={value} onChange={change} />;
  if (filter.kind === 'amount') return <AmountInput label={filter.label} value={value} onChange={change} />;
  if (filter.kind === 'holder') return <HolderFilter value={value} username={username} onChange={change} />;
  if (filter.kind === 'words') return <WordsInput label={filter.label} value={value} onChange={change} />;
  if (filter.kind === 'text') return <OneTextInput {...filter} value={value} onChange={change} />;
  if (filter.kind === 'product') return <ProductInput value={value} onChange={change} />;
  return <NetworkInput value={value} onChange={change} />;
};

interface InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Days back from today, or two days of one's own. */
const TimeInput = ({ label, value, onChange }: InputProps) => {
  const { time } = listStrings;
  const isOwn = value.includes('..');
  const [first = '', last = ''] = value.split('..');
  return (
    <>
      <ChoiceField
        label={label}
        value={isOwn ? '..' : value}
        onType={onChange}
        emptyLabel={listStrings.any}
        choices={[
          ...DAYS_BACK.map((days) => ({
            value: `${days}d`,
            label: days === 1 ? time.today : time.back(days),
          })),
          { value: '..', label: time.days },
        ]}
      />
      {isOwn ? (
        <>
          <TextField
            label={time.from}
            type="date"
            value={first}
            onChange={({ target }) => onChange(`${target.value}..${last}`)}
          />
          <TextField
            label={time.until}
            type="date"
            value={last}
            onChange={({ target }) => onChange(`${first}..${target.value}`)}
          />
        </>
      ) : null}
    </>
  );
};

const DueInput = ({ label, value, onChange }: InputProps) => (
  <ChoiceField
    label={label}
    value={value}
    onType={onChange}
    emptyLabel={listStrings.any}
    choices={DAYS_AHEAD.map((days) => ({
      value: `${days}d`,
      label: days === 1 ? listStrings.due.today : listStrings.due.ahead(days),
    }))}
  />
);

const AmountInput = ({ label, value, onChange }: InputProps) => {
  const { currency } = useDesk();
  return (
    <Popover
      className="chip"
      label={
        <>
          <span className="hidden-text">{listStrings.filterBy}</span> {label}{' '}
          <strong>{writtenAmounts(value, currency)}</strong> <span aria-hidden="true">▾</span>
        </>
      }
    >
      {(close) => (
        <AmountForm
          value={value}
          onApply={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
};

const AmountForm = ({ value, onApply }: { value: string; onApply: (value: string) => void }) => {
  const { currency } = useDesk();
  const before = amountsOf(value, currency);
  const [least, setLeast] = useState(plainAmount(before.least, currency));
  const [most, setMost] = useState(plainAmount(before.most, currency));
  const typed = amountsOf(`${least}..${most}`, currency);
  const wrongOf = (text: string, amount: number | null) =>
    text.trim() !== '' && amount === null ? listStrings.amount.wrong : undefined;
  const wrong = { least: wrongOf(least, typed.least), most: wrongOf(most, typed.most) };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (wrong.least !== undefined || wrong.most !== undefined) return;
    const isEmpty = typed.least === null && typed.most === null;
    onApply(isEmpty ? '' : `${plainAmount(typed.least, currency)}..${plainAmount(typed.most, currency)}`);
  };
  return (
    <form className="stack stack--tight" onSubmit={apply}>
      <TextField
        label={`${listStrings.amount.least} (${currency})`}
        inputMode="decimal"
        value={least}
        error={wrong.least}
        autoFocus
        onChange={({ target }) => setLeast(target.value)}
      />
      <TextField
        label={`${listStrings.amount.most} (${currency})`}
        inputMode="decimal"
        value={most}
        error={wrong.most}
        onChange={({ target }) => setMost(target.value)}
      />
      <Button type="submit" look="primary">
        {listStrings.apply}
      </Button>
    </form>
  );
};

/** Searched when it is sent, not while it is typed. */
const WordsInput = ({ label, value, onChange }: InputProps) => {
  const [typed, setTyped] = useState(value);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    onChange(typed.trim());
  };
  return (
    <form className="filter__words" onSubmit={search}>
      <TextField
        label={label}
        type="search"
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" inRow>
        {strings.common.search}
      </Button>
    </form>
  );
};

/** One of several texts: each narrows the list once it is left, by Enter or otherwise. */
const OneTextInput = ({ label, example, value, onChange }: InputProps & { example?: string }) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const apply = (): void => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={label}
        type="search"
        value={typed}
        placeholder={example}
        maxLength={64}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
      />
    </form>
  );
};

const NetworkInput = ({ value, onChange }: Omit<InputProps, 'label'>) => {
  const known = useNetworks();
  const networks = value === '' || known.includes(value) ? known : [...known, value];
  return (
    <ChoiceField
      label={listStrings.network}
      value={value}
      onType={onChange}
      emptyLabel={listStrings.any}
      choices={networks.map((one) => ({ value: one, label: one }))}
    />
  );
};

const ProductInput = ({ value, onChange }: Omit<InputProps, 'label'>) => {
  const known = useProductChoices();
  const isKnown = value === '' || known.some((one) => one.value === value);
  return (
    <ChoiceField
      label={listStrings.product}
      value={value}
      onType={onChange}
      emptyLabel={listStrings.any}
      choices={isKnown ? known : [...known, { value, label: value }]}
    />
  );
};
