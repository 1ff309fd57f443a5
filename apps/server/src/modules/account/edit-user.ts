import type { CallOf, UserInfo } from '@fairlead/contract';
import type { accountHolder, Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { faultOfNickname } from '../../http/words';
import { claimFiles, freeFile } from '../files';
import { isMailConfigured, isSmsConfigured, sendMail, sendText } from '../notifications';
import { changeHolder, lockHolder } from './queries';
import { readUserInfo } from './user-info';

/** Takes an image that the holder sent as the picture; false where there is no such image of this holder. */
const takePicture = async (tx: Tx, holderId: number, fileId: number): Promise<boolean> => {
  const shown = (await lockHolder(tx, holderId))?.avatarFileId ?? null;
  if (!(await claimFiles(tx, holderId, [fileId], 'avatar'))) return false;
  if (shown !== null) await freeFile(tx, holderId, shown);
  return true;
};

type Contacts = { readonly [Name in 'email' | 'phone']?: string | undefined };

/** What of the two becomes another: it is unverified again, and who was reached at the old one is told there. */
const changeContacts = async (
  tx: Tx,
  { config, clock }: Services,
  holderId: number,
  { email, phone }: Contacts,
): Promise<Partial<typeof accountHolder.$inferInsert>> => {
  const holder = await lockHolder(tx, holderId);
  if (holder === undefined) return {};
  const time = clock.now();
  const told = { holderId, language: holder.lang, time, params: { time: time.toISOString() } };
  const isOther = (name: keyof Contacts, given: string | undefined) =>
    given !== undefined && given !== holder[name];
  const changes: Partial<typeof accountHolder.$inferInsert> = {};
  const address = holder.emailVerifiedAt === null ? null : holder.email;
  const number = holder.phoneVerifiedAt === null ? null : holder.phone;
  if (isOther('email', email)) {
    Object.assign(changes, { email, emailVerifiedAt: null });
    if (address !== null && isMailConfigured(config))
      await sendMail(tx, { ...told, to: address, kind: 'emailChanged' });
  }
  if (isOther('phone', phone)) {
    Object.assign(changes, { phone, phoneVerifiedAt: null });
    if (number !== null && isSmsConfigured(config))
      await sendText(tx, { ...told, to: number, kind: 'phoneChanged' });
    if (address !== null && isMailConfigured(config))
      await sendMail(tx, { ...told, to: address, kind: 'phoneChanged' });
  }
  return changes;
};

/** Changes what is given; absent fields stay (docs/domain/account.md#user-info). */
export const editUser = async (
  services: Services,
  { caller: { holderId }, request, lang }: Incoming<CallOf<'user.edit'>, HolderCaller>,
): Promise<Answer<UserInfo>> => {
  const { nickname, email, phone, avatar_file_id: fileId, lang: language } = request;
  const fault = nickname === undefined ? null : faultOfNickname(nickname);
  if (fault !== null) return refuse('invalid_fields', { fields: { nickname: fault } });
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(fileId === undefined ? {} : { avatarFileId: fileId }),
    ...(language === undefined ? {} : { lang: language }),
  };
  if (Object.keys(changes).length > 0 || email !== undefined || phone !== undefined) {
    const isDone = await services.database.transaction(async (tx) => {
      if (fileId !== undefined && !(await takePicture(tx, holderId, fileId))) return false;
      const contacts = await changeContacts(tx, services, holderId, { email, phone });
      const all = { ...changes, ...contacts };
      if (Object.keys(all).length > 0) await changeHolder(tx, holderId, all);
      return true;
    });
    if (!isDone) return refuse('no_such_data');
  }
  return done(await readUserInfo(services, holderId, lang));
};
