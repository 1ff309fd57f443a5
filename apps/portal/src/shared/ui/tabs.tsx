import { useLayoutEffect, useRef } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of choices of which one is on; scrolls sideways where it is wider than the screen. */
export const Choices = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const row = useRef<HTMLFieldSetElement>(null);
  // The one that is on is in sight, also after a deep link to one at the far end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when another one is on
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current === null || chosen == null) return;
    row.current.scrollLeft =
      chosen.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset className="tabs" ref={row}>
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
};
