import { Line } from '../../shared/ui/icon';
import './plan-filters.css';

export const SLIDERS =
  'M4 8h9M17 8h3M15 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M4 16h3M11 16h9M9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4';

interface Props {
  name: string;
  path: string;
  look?: string;
  isOpen: boolean;
  /** What it folds away narrows the list. */
  isOn: boolean;
  onPress: () => void;
}

/** Unfolds what a list is narrowed by, and folds it away; marked while that narrows the list. */
export const FoldButton = ({ name, path, look = '', isOpen, isOn, onPress }: Props) => (
  <button
    type="button"
    className={`plan-filters__fold ${isOn ? 'plan-filters__fold--on' : ''} ${look}`}
    aria-label={name}
    title={name}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    <Line path={path} />
  </button>
);
