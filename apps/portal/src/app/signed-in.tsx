import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { callApi } from '../shared/api';
import { reportAccountError } from '../shared/errors/report-error';
import { queryClient } from '../shared/lib/query-client';
import { session } from '../shared/session/session';
import { resumePending } from './resume-pending';

/** What every screen behind the login stands on: the cache of answers, the person, unfinished requests. */
const SignedIn = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    const start = async (): Promise<void> => {
      session.keepUserInfo(await callApi('user.info', {}));
      await resumePending();
    };
    start().catch(reportAccountError);
    const resume = (): void => void resumePending().catch(reportAccountError);
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

export default SignedIn;
