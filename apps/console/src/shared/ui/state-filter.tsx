import { strings, words } from '../lib/strings';
import { ChoiceField } from './field';

interface Props<Value extends string> {
  label?: string;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: string) => void;
}

/** The choice of one state, or all of them. */
export const StateFilter = <Value extends string>({
  label = strings.common.state,
  values,
  value,
  onChange,
}: Props<Value>) => (
  <ChoiceField
    label={label}
    value={value ?? ''}
    onType={onChange}
    emptyLabel={strings.common.all}
    choices={values.map((one) => ({ value: one, label: words(one) }))}
  />
);
