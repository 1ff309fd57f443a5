import { type ReactNode, useEffect } from 'react';
import { personQuery } from '../shared/calls/person';
import { queryClient } from '../shared/calls/query-client';
import { reportAccountError } from '../shared/calls/report-error';
import { isAccountRefusal } from '../shared/errors/present-error';
import { useLanguage } from '../shared/i18n/use-translate';
import { unread } from '../shared/session/unread';
import { useAccountState } from '../shared/session/use-session';
import { followUnread } from './follow-unread';
import { keepFigures, recallFigures } from './kept-figures';
import { PullRefresh } from './pull-refresh';
import { Reading } from './reading';
import { resumePending } from './resume-pending';
import { UpdateBar } from './update-bar';

/** The list that is open shows what the bell counts. */
const tellUnread = (total: number): void => {
  if (total > unread.get()) void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  unread.set(total);
};

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
  useEffect(() => followUnread('notification.unreadCount', tellUnread), []);
  useEffect(() => {
    void recallFigures();
    return keepFigures();
  }, []);
  return (
    <Reading>
      <UpdateBar />
      <PullRefresh />
      {children}
    </Reading>
  );
};

export default SignedIn;
