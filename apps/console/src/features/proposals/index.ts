export { caseProposalColumns } from './columns';
export { ProposalsPage } from './proposals';
export { proposalStrings } from './strings';
