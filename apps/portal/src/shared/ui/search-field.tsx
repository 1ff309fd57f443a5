import { useTypedSearch } from '../lib/use-address-filters';
import { Line } from './icon';
import './search-field.css';

export const GLASS = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20';

interface Props {
  /** What is searched in; the field's name too. */
  label: string;
  /** As the address has it. */
  searched: string;
  /** Hears what was typed after a pause; the same function from one drawing to the next. */
  onSearch: (text: string) => void;
  /** How often the filters around it were cleared. */
  cleared?: number;
}

/** The search of a list, in sight above it. */
export const SearchField = ({ label, searched, onSearch, cleared = 0 }: Props) => {
  const [typed, setTyped] = useTypedSearch(searched, onSearch, cleared);
  return (
    <span className="search">
      <Line path={GLASS} />
      <input
        className="search__field"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </span>
  );
};
