import { TextField } from './text-field';

interface Props {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
}

/** A field for an amount as people type it; `parseMinor` reads it. */
export const AmountField = ({ onChange, ...field }: Props) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    name="amount"
    onChange={(event) => onChange(event.target.value)}
  />
);
