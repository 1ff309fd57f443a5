import { lazy, Suspense } from 'react';
import { translator } from '../../../shared/i18n/translator';
import { usePending } from './api';

/** With its texts, for the few visits on which it is there. */
const ChangedCard = lazy(async () => {
  const [card] = await Promise.all([import('./changed-card'), translator.need('guest')]);
  return card;
});

/** Asks for the agreement to texts that have changed; nothing waits for the answer. */
export const ChangedTerms = () => {
  const kinds = usePending().data?.kinds ?? [];
  if (kinds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ChangedCard kinds={kinds} />
    </Suspense>
  );
};
