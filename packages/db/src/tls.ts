import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { AddressFault, type TlsWords } from './address';

const read = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new AddressFault(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * What Node needs for libpq's words; node-postgres reads them otherwise (docs/adr/0071-poolers-hosts-and-tls.md).
 * @returns false where nothing is encrypted
 * @throws AddressFault for a file that cannot be read
 */
export const tlsOptions = ({ mode, rootCert, cert, key }: TlsWords): ConnectionOptions | false => {
  if (mode === 'disable') return false;
  const own =
    cert !== undefined && key !== undefined ? { cert: read('sslcert', cert), key: read('sslkey', key) } : {};
  if (rootCert === undefined) return { ...own, rejectUnauthorized: false };
  return {
    ...own,
    rejectUnauthorized: true,
    ...(rootCert === 'system' ? {} : { ca: read('sslrootcert', rootCert) }),
    // With authorities given, `require` asks for as much as `verify-ca`: one of theirs, whatever its name.
    ...(mode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
  };
};
