import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import { translator } from '../i18n/translator';
import { useTranslate } from '../i18n/use-translate';
import { Line } from '../ui/icon';
import type { SourceQuestion } from './api';
import './source.css';

/** Beside every figure that leads to its source: a way with a bend, from one point to another. */
export const SourceSign = () => (
  <Line path="M6 5.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600M18 15a1.800 1.800 0 1 0 0 3.600A1.800 1.800 0 0 0 18 15M7.800 7.300H14a3 3 0 0 1 0 6h-4a1.700 1.700 0 0 0 0 3.500h6.200" />
);

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
  /** Hears that the sheet opens. */
  onOpen?: () => void;
}

/**
 * A figure that leads to its source: a tap opens the sheet that shows what it is made of
 * (docs/promises.md#no-figure-without-a-source).
 */
export const SourceFigure = ({ name, value, children, onOpen, ...question }: Props) => {
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
        onClick={() => {
          onOpen?.();
          startTransition(() => setOpen(true));
        }}
      >
        <span className="source-figure__value">{children}</span>
        <SourceSign />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SourceSheet question={question} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
