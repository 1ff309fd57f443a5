import type { CallOf, UserInfo } from '@fairlead/contract';
import { accountHolder, eq, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { posesAsStaff } from '../../http/words';
import { claimFiles } from '../files';
import { readUserInfo } from './user-info';

/** The picture that was shown so far serves nothing any more, and is removed as all such are. */
const FREE_PICTURE = `
  update upload set used_by = null from account_holder h
   where h.id = $1 and upload.holder_id = h.id and upload.id = h.avatar_file_id`;

/** Takes an image that the holder sent as the picture; false where there is no such image of this holder. */
const takePicture = async (tx: Tx, holderId: number, fileId: string): Promise<boolean> => {
  await tx.query('select 1 from account_holder where id = $1 for update', [holderId]);
  if (!(await claimFiles(tx, holderId, [fileId], 'avatar'))) return false;
  await tx.query(FREE_PICTURE, [holderId]);
  return true;
};

/** Changes what is given; absent fields stay. */
export const editUser = async (
  services: Services,
  { caller: { holderId }, request, lang }: Incoming<CallOf<'user.edit'>, HolderCaller>,
): Promise<Answer<UserInfo>> => {
  const { nickname, email, phone, avatar_file_id: fileId } = request;
  if (nickname !== undefined && posesAsStaff(nickname)) {
    return refuse('invalid_fields', { fields: { nickname: 'poses_as_staff' } });
  }
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(fileId === undefined ? {} : { avatarFileId: Number(fileId) }),
  };
  if (Object.keys(changes).length > 0) {
    const isDone = await services.database.transaction(async (tx) => {
      if (fileId !== undefined && !(await takePicture(tx, holderId, fileId))) return false;
      await tx.orm.update(accountHolder).set(changes).where(eq(accountHolder.id, holderId));
      return true;
    });
    if (!isDone) return refuse('no_such_data');
  }
  return done(await readUserInfo(services, holderId, lang));
};
