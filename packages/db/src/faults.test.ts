import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import {
  isLost,
  isOutOfRoom,
  isOverdue,
  isRefused,
  isSilence,
  isUnavailable,
  LoginFault,
  rootOf,
  unavailableWords,
} from './faults';

const withCode = (code: string) => Object.assign(new Error('the words of whoever failed'), { code });
/** As every statement of drizzle's fails. */
const wrapped = (error: Error) => new DrizzleQueryError('select 1', [], error);

/** What the connection can still do, and what the log says. */
const TABLE = {
  ECONNREFUSED: ['lost', 'the database cannot be reached'],
  ECONNRESET: ['lost', 'the database cannot be reached'],
  ECONNABORTED: ['lost', 'the database cannot be reached'],
  EPIPE: ['lost', 'the database cannot be reached'],
  EHOSTUNREACH: ['lost', 'the database cannot be reached'],
  EHOSTDOWN: ['lost', 'the database cannot be reached'],
  ENETUNREACH: ['lost', 'the database cannot be reached'],
  ENETDOWN: ['lost', 'the database cannot be reached'],
  ENOTFOUND: ['lost', 'the database cannot be reached'],
  EAI_AGAIN: ['lost', 'the database cannot be reached'],
  EAI_FAIL: ['lost', 'the database cannot be reached'],
  EADDRNOTAVAIL: ['lost', 'the database cannot be reached'],
  ENOBUFS: ['lost', 'the database cannot be reached'],
  EPROTO: ['lost', 'the database ends encrypted connections'],
  ERR_SSL_TLSV1_ALERT_UNKNOWN_CA: ['lost', 'the database ends encrypted connections'],
  '08000': ['lost', 'the database cannot be reached'],
  '08001': ['lost', 'the database cannot be reached'],
  '08003': ['lost', 'the database cannot be reached'],
  '08004': ['lost', 'the database cannot be reached'],
  '08006': ['lost', 'the database cannot be reached'],
  '08P01': ['lost', 'the database cannot be reached'],
  '57P01': ['lost', 'the database cannot be reached'],
  '57P02': ['lost', 'the database cannot be reached'],
  '57P05': ['lost', 'the database cannot be reached'],
  '25P03': ['lost', 'the database cannot be reached'],
  '25P04': ['lost', 'the database cannot be reached'],
  '57P03': ['lost', 'the database is starting up or shutting down'],
  '57P04': ['lost', 'the database is not there'],
  '3D000': ['lost', 'the database is not there'],
  '25006': ['lost', 'the database is read-only'],
  EMFILE: ['lost', 'this process has no more files to open'],
  ENFILE: ['lost', 'this process has no more files to open'],
  ETIMEDOUT: ['silent', 'the database is silent'],
  '28000': ['refused', 'the database refuses the login of the program'],
  '28P01': ['refused', 'the database refuses the login of the program'],
  '55000': ['refused', 'the database is closed to connections'],
  '57014': ['sound', 'a statement took longer than it may'],
  '55P03': ['sound', 'a statement waited for a lock longer than it may'],
  '53000': ['sound', 'the database has too little of what it needs'],
  '53100': ['out of room', 'the disk of the database is full'],
  '53200': ['out of room', 'the database has no memory left'],
  '53300': ['sound', 'the database takes no more connections'],
  '58000': ['out of room', 'the disk of the database fails'],
  '58030': ['out of room', expect.stringContaining('damaged')],
  '58P01': ['out of room', 'the disk of the database fails'],
  ENOSPC: ['out of room', 'the disk of the database is full'],
  SELF_SIGNED_CERT_IN_CHAIN: ['sound', 'the certificate of the database is not believed'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['sound', 'the certificate of the database is not believed'],
  XX001: ['sound', expect.stringContaining('damaged')],
  XX002: ['sound', expect.stringContaining('damaged')],
} as const;

const stateOf = (error: unknown): string => {
  if (isSilence(error)) return isLost(error) ? 'silent' : 'silent, and not lost';
  if (isLost(error)) return 'lost';
  if (isRefused(error)) return 'refused';
  return isOutOfRoom(error) ? 'out of room' : 'sound';
};

describe('a database that cannot do its work', () => {
  it.each(Object.entries(TABLE))('is unavailable with %s', (code, [state, words]) => {
    for (const error of [withCode(code), wrapped(withCode(code))]) {
      expect(isUnavailable(error)).toBe(true);
      expect(stateOf(error)).toBe(state);
      expect(unavailableWords(error)).toEqual(words);
      expect(isOverdue(error)).toBe(['57014', '55P03'].includes(code));
    }
  });

  it.each([
    ['Query read timeout', 'silent', 'the database is silent'],
    ['Connection terminated due to connection timeout', 'silent', 'the database is silent'],
    ['Connection terminated unexpectedly', 'lost', 'the database cannot be reached'],
    ['timeout exceeded when trying to connect', 'lost', 'all connections of this node are in use'],
    ['Client was closed and is not queryable', 'lost', 'the database cannot be reached'],
    ['The server does not support SSL connections', 'refused', expect.stringContaining('encrypted')],
    ['There was an error establishing an SSL connection', 'refused', expect.stringContaining('encrypted')],
  ])('is unavailable where the driver says “%s”, also to drizzle', (message, state, words) => {
    for (const error of [new Error(message), wrapped(new Error(message))]) {
      expect(isUnavailable(error)).toBe(true);
      expect(stateOf(error)).toBe(state);
      expect(unavailableWords(error)).toEqual(words);
    }
  });

  it('is a socket in a folder that went with its server, and no other file that is missing', () => {
    const gone = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall });
    expect([isLost(gone('connect')), isLost(wrapped(gone('connect')))]).toEqual([true, true]);
    expect(isUnavailable(gone('open'))).toBe(false);
  });

  it('is silent where the pool wraps an end that it made itself', () => {
    const error = new Error('Connection terminated due to connection timeout', {
      cause: new Error('Connection terminated unexpectedly'),
    });
    expect(stateOf(error)).toBe('silent');
  });

  it('is not had with a login that is not the program’s, and says which', () => {
    const fault = new LoginFault('the program does not work as postgres');
    expect([isUnavailable(fault), unavailableWords(fault)]).toEqual([true, fault.message]);
  });
});

describe('a fault of the program', () => {
  it.each(['22012', '23505', '40001', '42501', '42P01', 'FL001', 'XX000'])(
    '%s is no unavailable database',
    (code) => {
      expect([withCode(code), wrapped(withCode(code))].map(isUnavailable)).toEqual([false, false]);
    },
  );

  it('keeps its own words under those of drizzle', () => {
    expect(rootOf(wrapped(withCode('23505')))).toMatchObject({ code: '23505' });
  });
});
