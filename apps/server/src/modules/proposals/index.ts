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
export { propose } from './propose';
export {
  expirePending,
  listPending,
  listSameAmount,
  readPending,
  readStatedNumbers,
  sumChargedBack,
} from './queries';
export { proposalsRoutes } from './routes';
