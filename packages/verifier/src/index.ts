export { type ChainFault, type ChainFaultKind, type ChainPoint, chainStart, verifyChain } from './chain';
export { type ChainEntry, type ChainMove, entryHash, genesisOf } from './entry';
export { type Statement, type StatementEnd, verifyStatement } from './statement';
