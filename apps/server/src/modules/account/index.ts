export { changeHolderState, type HolderAct } from './holder-state';
export { holderShape } from './list-holders';
export {
  changeHolder,
  type HolderRef,
  lockHolder,
  readHolder,
  readHolderRefs,
} from './queries';
