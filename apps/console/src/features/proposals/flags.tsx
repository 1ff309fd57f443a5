import type { ProposalFlagged } from '@fairlead/contract';
import type { ProposalFlag } from '@fairlead/vocabulary';
import { useRef, useState } from 'react';
import { Key } from '../../shared/ui/key';
import { flagStrings } from './strings';

/** Flags by which the claim and what the books say cannot both be right; the others ask for a look. */
const AGAINST: ReadonlySet<ProposalFlag> = new Set<ProposalFlag>([
  ...(['amount_differs', 'line_names_other', 'counterparty_differs', 'destination_shared'] as const),
  ...(['receipt_elsewhere', 'payee_retired', 'no_line', 'house_pays'] as const),
  ...(['line_amount_differs', 'paid_by_line'] as const),
]);

/** How much a flag weighs: red or amber. */
export const weightOf = (flag: ProposalFlag): 'bad' | 'attention' =>
  AGAINST.has(flag) ? 'bad' : 'attention';

/** Which flags were ticked, by their keys, and the way to tick one. */
export const useTicks = ({ flags }: { readonly flags: readonly ProposalFlagged[] }) => {
  const box = useRef<HTMLFieldSetElement>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const acknowledged = flags.map(({ key }) => key).filter((key) => read.has(key));
  const mark = (key: string, isRead: boolean) => {
    const others = [...read].filter((one) => one !== key);
    setRead(new Set(isRead ? [...others, key] : others));
  };
  return { box, read, mark, acknowledged, left: flags.length - acknowledged.length };
};

export type Ticks = ReturnType<typeof useTicks>;

interface Props {
  flags: readonly ProposalFlagged[];
  ticks: Ticks;
}

/** What does not fit, each acknowledged for itself: the server refuses an approval that leaves one out. */
export const Flags = ({ flags, ticks: { box, read, mark } }: Props) =>
  flags.length === 0 ? null : (
    <fieldset ref={box} className="flags">
      <legend>{flagStrings.title}</legend>
      {flags.map(({ key, flag, about }, index) => (
        <div key={key} className={`flags__one flags__one--${weightOf(flag)}`}>
          <label className="flags__label">
            <input
              type="checkbox"
              checked={read.has(key)}
              onChange={(event) => mark(key, event.target.checked)}
            />
            <span>{flagStrings.of[flag](about)}</span>
          </label>
          {index < 9 ? <Key>{String(index + 1)}</Key> : null}
        </div>
      ))}
    </fieldset>
  );
