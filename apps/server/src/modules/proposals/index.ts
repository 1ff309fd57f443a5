export { proposalsJobs } from './expire';
export {
  type Draft,
  defineKind,
  holderOf,
  type Kind,
  type Kinds,
  type ProposalRow,
  postAll,
  type Touched,
} from './kind';
export { numberKey } from './number-key';
export { type ProposalDraft, proposalRoutesOf } from './propose';
export {
  expirePending,
  listChargedBack,
  listPending,
  listSameAmount,
  readPending,
  readStated,
  readStatedNumbers,
  type Stated,
  sumChargedBack,
  tookPart,
} from './queries';
export { proposalsRoutes } from './routes';
