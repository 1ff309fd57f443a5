import { Line } from '../../shared/ui/icon';
import './plan-filters.css';

interface Props {
  label: string;
  /** What is drawn before the choice. */
  path: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of several, chosen from the device's own list; looks like the choices that stand beside it. */
export const MenuChoice = ({ label, path, options, value, onChange }: Props) => (
  <span className="menu-choice">
    <Line path={path} />
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
);
