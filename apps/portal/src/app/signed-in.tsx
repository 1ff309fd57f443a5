import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { personQuery } from '../shared/calls/person';
import { queryClient } from '../shared/calls/query-client';
import { reportAccountError } from '../shared/calls/report-error';
import { isAccountRefusal } from '../shared/errors/present-error';
import { useLanguage } from '../shared/i18n/use-translate';
import { useAccountState } from '../shared/session/use-session';
import { keepFigures, recallFigures } from './kept-figures';
import { Reading } from './reading';
import { RecoveryBar } from './recovery-bar';
import { resumePending } from './resume-pending';
import { UpdateBar } from './update-bar';

// Nobody pulls before there is something to read anew.
const PullRefresh = lazy(async () => ({ default: (await import('./pull-refresh')).PullRefresh }));

/** What every screen behind the login stands on: the cache of answers, the person, unfinished requests. */
const SignedIn = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: contacts are named in the language of the moment
  useEffect(() => {
    const start = async (): Promise<void> => {
      await queryClient.fetchQuery({ ...personQuery, staleTime: 0 });
      await resumePending();
    };
    start().catch(reportAccountError);
  }, [language]);
  useEffect(() => {
    const resume = (): void => void resumePending().catch(reportAccountError);
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  const state = useAccountState();
  useEffect(() => {
    if (state !== 'active') return;
    // What was refused before staff activated or enabled the account.
    void queryClient.invalidateQueries({ predicate: (query) => isAccountRefusal(query.state.error) });
  }, [state]);
  useEffect(() => {
    void recallFigures();
    return keepFigures();
  }, []);
  return (
    <Reading>
      <UpdateBar />
      <RecoveryBar />
      <Suspense fallback={null}>
        <PullRefresh />
      </Suspense>
      {children}
    </Reading>
  );
};

export default SignedIn;
