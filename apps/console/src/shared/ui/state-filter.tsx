import { strings, words } from '../lib/strings';
import { ChoiceField } from './field';

/** By what a list can be narrowed: one field of its request. */
export interface Filter<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  /** What it is called, where it is not the state. */
  readonly label?: string;
  /** How a value is written; as words where it is absent. */
  labelOf?(value: Value): string;
  /** What is chosen where the address says nothing; all of them where it is absent. */
  readonly first?: Value;
}

interface Props<Value extends string> extends Pick<Filter<Value>, 'label' | 'labelOf' | 'values'> {
  value: Value | undefined;
  onChange: (value: string) => void;
}

/** The choice of one state, or all of them. */
export const StateFilter = <Value extends string>({
  label = strings.common.state,
  labelOf = words,
  values,
  value,
  onChange,
}: Props<Value>) => (
  <ChoiceField
    label={label}
    value={value ?? ''}
    onType={onChange}
    emptyLabel={strings.common.all}
    choices={values.map((one) => ({ value: one, label: labelOf(one) }))}
  />
);
