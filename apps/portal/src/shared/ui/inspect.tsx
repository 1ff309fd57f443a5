import './inspect.css';

interface Props {
  /** How many points there are. */
  count: number;
  chosen: number;
  label: string;
  /** The chosen point in words. */
  text: string;
  onPick: (at: number) => void;
}

/** Lies over a drawn chart, unseen: a finger, a pointer or the arrow keys pick the point that is written out. */
export const Inspect = ({ count, chosen, label, text, onPick }: Props) => (
  <input
    type="range"
    className="inspect"
    min={0}
    max={count - 1}
    value={chosen}
    aria-label={label}
    aria-valuetext={text}
    onChange={(event) => onPick(Number(event.target.value))}
  />
);
