export { proposalsJobs } from './expire';
export {
  COMMAND_LINE,
  type Draft,
  defineKind,
  type Evidence,
  holderOf,
  type Kind,
  type Kinds,
  type ProposalRow,
  postAll,
  type Touched,
  type Viewing,
} from './kind';
export { numberKey } from './number-key';
export { findNewest, findPosting, listMadeSince, readAcknowledged } from './of-kind';
export { type DraftContext, type ProposalDraft, proposalRoutesOf, propose } from './propose';
export {
  expirePending,
  listBesides,
  listChargedBack,
  listPending,
  listSameAmount,
  listSameReceipt,
  MONEY_IN,
  readCounted,
  readPending,
  readProposalHolder,
  readStated,
  readStatedNumbers,
  type Stated,
  sumChargedBack,
  tookPart,
} from './queries';
export { mayReadKind } from './readers';
export { proposalsRoutes } from './routes';
