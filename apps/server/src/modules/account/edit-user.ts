import type { CallOf, UserInfo } from '@fairlead/contract';
import { accountHolder, eq, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { posesAsStaff } from '../../http/words';
import { claimFiles, freeFile } from '../files';
import { lockHolder } from './queries';
import { readUserInfo } from './user-info';

/** Takes an image that the holder sent as the picture; false where there is no such image of this holder. */
const takePicture = async (tx: Tx, holderId: number, fileId: number): Promise<boolean> => {
  const shown = (await lockHolder(tx, holderId))?.avatarFileId ?? null;
  if (!(await claimFiles(tx, holderId, [fileId], 'avatar'))) return false;
  if (shown !== null) await freeFile(tx, holderId, shown);
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
    ...(fileId === undefined ? {} : { avatarFileId: fileId }),
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
