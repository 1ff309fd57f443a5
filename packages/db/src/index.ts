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
export {
  type Database,
  isMoneyStopped,
  isUnavailable,
  openDatabase,
  type Reader,
  type Tx,
  violatedConstraint,
} from './database';
export * from './embedded';
export { migrateDatabase, requireSchema, SchemaMismatch } from './migrate';
export { APP_ROLE, parseInt8 } from './pool';
export * from './schema';
