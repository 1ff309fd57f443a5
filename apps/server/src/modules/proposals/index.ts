export { proposalsJobs } from './expire';
export {
  type Draft,
  defineKind,
  type Evidence,
  holderOf,
  type Kind,
  type Kinds,
  type ProposalRow,
  postAll,
  type Touched,
} from './kind';
export { propose } from './propose';
export { expirePending, listPending, listSameAmount, readPending, sumChargedBack } from './queries';
export { proposalsRoutes } from './routes';
