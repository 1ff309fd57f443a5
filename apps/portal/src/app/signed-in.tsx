import { type ReactNode, useEffect } from 'react';
import { callApi } from '../shared/api';
import { reportAccountError } from '../shared/errors/report-error';
import { session } from '../shared/session/session';
import { followUnread } from './follow-unread';
import { Reading } from './reading';
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
  useEffect(followUnread, []);
  return <Reading>{children}</Reading>;
};

export default SignedIn;
