import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api';
import { session } from '../session/session';
import { tellBlocked } from './report-error';

/**
 * The signed-in person; `balance` is their available funds. The device keeps a part of every answer. Not ended with its
 * screen: what waits for it is the app.
 */
export const personQuery = queryOptions({
  queryKey: ['person'],
  queryFn: async () => {
    const token = session.token();
    const person = await callApi('user.info', {});
    // After a logout the answer belongs to nobody here.
    if (session.token() !== token) return person;
    session.keepUserInfo(person);
    if (person.state !== 'active') tellBlocked(person.state, person.state_reason, person.lang);
    return person;
  },
});
