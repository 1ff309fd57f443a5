import type { CallOf, UserInfo } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { readUserInfo } from './user-info';

/** Changes what is given; absent fields stay. No picture can be chosen before files can be sent. */
export const editUser = async (
  { database }: Services,
  { caller: { holderId }, request, lang }: Incoming<CallOf<'user.edit'>, HolderCaller>,
): Promise<Answer<UserInfo>> => {
  const { nickname, email, phone, avatar_file_id } = request;
  if (avatar_file_id !== undefined) return refuse('no_such_data');
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
  if (Object.keys(changes).length > 0) {
    await database.transaction((tx) =>
      tx.orm.update(accountHolder).set(changes).where(eq(accountHolder.id, holderId)),
    );
  }
  return done(await readUserInfo(database, holderId, lang));
};
