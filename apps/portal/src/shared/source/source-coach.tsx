import { useRef, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { readStored, writeStored } from '../lib/storage';
import { Line } from '../ui/icon';
import { SourceSign } from './source-figure';

const KEY = 'fairlead_source_known';

/** Whether this device was never shown where a figure leads, and the way to say that it was. */
export const useSourceCoach = () => {
  const [isNew, setNew] = useState(() => readStored(KEY) !== true);
  const know = (): void => {
    if (!isNew) return;
    writeStored(KEY, true);
    setNew(false);
  };
  return { isNew, know };
};

/** The first time, below a figure: what the sign beside it stands for. */
export const SourceCoach = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const before = useRef<HTMLElement | null>(null);
  return (
    <div className="source-coach">
      <SourceSign />
      <p className="source-coach__words">{t('source.coach')}</p>
      <button
        type="button"
        className="source-coach__close"
        aria-label={t('common.close')}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget as HTMLElement | null;
        }}
        onClick={() => {
          // The button goes with the words: who closes them by key would else begin again at the top of the page.
          before.current?.focus();
          onClose();
        }}
      >
        <Line path="M6 6l12 12M18 6 6 18" />
      </button>
    </div>
  );
};
