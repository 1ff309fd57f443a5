export {
  addHolder,
  countPinTry,
  findBySubject,
  findBySubjects,
  findLogin,
  findReached,
  forgetPinTries,
  keepLanguage,
  type Reached,
  readPinLock,
  replacePin,
} from './credentials';
export { changeHolderState, enableByObjection, type HolderAct } from './holder-state';
export { holderShape } from './list-holders';
export { countCohorts } from './progress';
export {
  activeAmong,
  changeHolder,
  countHolders,
  findByOperationId,
  findNamed,
  type HolderRef,
  type HolderRow,
  holdByOperationId,
  holderRef,
  listByOperationIds,
  listSameKey,
  listSamePhone,
  listSamePhoneIds,
  listSharedPhones,
  lockHolder,
  readHolder,
  readHolderName,
  readHolderNames,
  readHolderRefs,
  readHolders,
} from './queries';
