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
  holdByOperationId,
  holderRef,
  listByOperationIds,
  listSamePhone,
  lockHolder,
  readHolder,
  readHolderName,
  readHolderNames,
  readHolderRefs,
} from './queries';
