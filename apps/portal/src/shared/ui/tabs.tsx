interface Props<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of choices of which one is on; scrolls sideways where it is wider than the screen. */
export const Choices = <Value extends string>({ label, options, value, onChange }: Props<Value>) => (
  <fieldset className="tabs">
    <legend className="hidden-text">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className="tabs__tab"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
