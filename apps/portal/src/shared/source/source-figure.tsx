import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import { translator } from '../i18n/translator';
import { useTranslate } from '../i18n/use-translate';
import type { SourceQuestion } from './api';
import './source.css';

/** The sheet with its words: a screen need not bring them. */
const loadSheet = async () => {
  const [sheet] = await Promise.all([import('./source-sheet'), translator.need('activity')]);
  return sheet;
};
const SourceSheet = lazy(loadSheet);

interface Props extends SourceQuestion {
  /** What the figure is called on this screen. */
  name: string;
  /** The figure as it is written, for those who hear the screen. */
  value: string;
  children: ReactNode;
}

/**
 * A figure that leads to its source: a tap opens the sheet that shows what it is made of
 * (docs/promises.md#no-figure-without-a-source).
 */
export const SourceFigure = ({ name, value, children, ...question }: Props) => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="source-figure"
        aria-label={t('source.open', { name, value })}
        aria-haspopup="dialog"
        // The sheet's code is on its way before the finger is lifted.
        onPointerDown={() => void loadSheet()}
        onClick={() => startTransition(() => setOpen(true))}
      >
        <span className="source-figure__value">{children}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SourceSheet question={question} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
