import { diffArrays } from 'diff';
import { useMemo } from 'react';
import { strings } from '../lib/strings';
import './difference.css';

/** Words and what stands between them, whole: a space that came or went is a change too. */
const pieces = (text: string, tag: string): string[] =>
  [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

interface Props {
  before: string;
  after: string;
  /** BCP 47: where one word ends depends on it. */
  tag: string;
}

/** What a text says, with what it said before struck through, word by word. */
export const Difference = ({ before, after, tag }: Props) => {
  const parts = useMemo(() => diffArrays(pieces(before, tag), pieces(after, tag)), [before, after, tag]);
  let place = 0;
  return (
    <p className="said difference" lang={tag}>
      {parts.map(({ value, added, removed }) => {
        const text = value.join('');
        place += 1;
        if (!added && !removed) return text;
        const Mark = added ? 'ins' : 'del';
        return (
          <Mark key={place}>
            <span className="hidden-text" lang="en">
              {added ? strings.common.added : strings.common.removed}{' '}
            </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
};
