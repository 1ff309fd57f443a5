export {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm';
export type { PgTable } from 'drizzle-orm/pg-core';
export { AddressFault, parseAddress, placeOf, withLoginOf } from './address';
export { CopyFault, copyDatabase } from './copy-database';
export { type Database, openDatabase, type Reader, type Tx } from './database';
export * from './embedded';
export {
  type HolderFault,
  isClockAhead,
  isDamaged,
  isForbidden,
  isLost,
  isMoneyStopped,
  isOutOfRoom,
  isOverdue,
  isUnavailable,
  isWriteRefused,
  LoginFault,
  readHolderFault,
  rootOf,
  unavailableWords,
  violatedConstraint,
} from './faults';
export { keepLimits, missingLimits } from './login-limits';
export { migrateDatabase, requireSchema } from './migrate';
export {
  type MonthPerson,
  type MonthsOf,
  monthValues,
  PEOPLE_MIN,
  peopleOfMonths,
  rowsOfPeriods,
} from './months';
export { type OwnFiles, type OwnTable, ownFiles, ownTable } from './own-table';
export { pingDatabase } from './owner-client';
export { type Limits, parseInt8 } from './pool';
export { prepareDatabase, programUrl } from './prepare';
export { inserted, one } from './rows';
export * from './schema';
export { missingMigrationReader } from './schema-floor';
export { SchemaMismatch } from './schema-mismatch';
export { isStatementPooling, PoolerFault, refuseSharedSessions } from './shared-sessions';
export type { StandbyOptions } from './standby';
export { StandbyFault } from './standby-state';
