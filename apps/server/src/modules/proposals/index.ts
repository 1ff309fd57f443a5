export { proposalsJobs } from './expire';
export {
  COMMAND_LINE,
  type Draft,
  defineKind,
  holderOf,
  type Kind,
  type Kinds,
  type ProposalRow,
  postAll,
  type Touched,
} from './kind';
export { type ProposalDraft, proposalRoutesOf, propose } from './propose';
export {
  expirePending,
  listPending,
  listSameAmount,
  readPending,
  readStated,
  type Stated,
  sumChargedBack,
} from './queries';
export { proposalsRoutes } from './routes';
