import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { personQuery } from '../shared/calls/person';
import { translator } from '../shared/i18n/translator';

/** Hardly anybody ever sees it: it comes with its texts when it is needed. */
const VetoBar = lazy(async (): Promise<{ default: ComponentType }> => {
  const [{ VetoBar: bar }] = await Promise.all([
    import('../features/access/recovery'),
    translator.need('recovery'),
  ]);
  return { default: bar };
});

/** While staff are asked to let a new login password be set. */
export const RecoveryBar = () => {
  const { data: person } = useQuery(personQuery);
  if ((person?.recovery_asked_at ?? null) === null) return null;
  return (
    <Suspense fallback={null}>
      <VetoBar />
    </Suspense>
  );
};
