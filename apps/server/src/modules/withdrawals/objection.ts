import type { Subject } from '../objections';
import { readWithdrawal } from './withdrawal';

/** A withdrawal, in whatever state. */
export const withdrawalSubject: Subject = {
  object: async (tx, { holderId, id }) =>
    (await readWithdrawal(tx, id))?.holderId === holderId ? null : 'no_such_data',
};
