export * from './acceptors';
export * from './coupons';
export * from './follow';
export * from './ledger';
export * from './people';
export * from './plans';
export * from './standing';
export * from './wallet';
