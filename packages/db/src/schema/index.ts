export * from './acceptors';
export * from './coupons';
export * from './ledger';
export * from './people';
export * from './plans';
export * from './wallet';
