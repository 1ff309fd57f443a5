/** A database that this build cannot work with; the message says what to do. */
export class SchemaMismatch extends Error {}
