export { type ChainFault, type ChainFaultKind, type ChainPoint, chainStart, verifyChain } from './chain';
export { checkFile, OUTCOMES } from './check';
export { dayDigest } from './compare';
export { type ChainEntry, type ChainMove, entryHash, genesisOf } from './entry';
export { isIncluded, isSignedBy, type ProvenRoot, rootDigest, type SignedRoot } from './root';
export { type Published, publishedFaults, type Trusted } from './root-faults';
export { type Statement, type StatementEnd, verifyStatement } from './statement';
