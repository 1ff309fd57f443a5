import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config';

/**
 * Whether a socket is opened by a page of ours: of this host, of the address that people know us by, or of the shell.
 * A program that is no browser sends no origin; it has nothing that a page could borrow, since the token comes in the
 * first message.
 */
export const isOwnOrigin = (
  { publicUrl, shell }: Pick<Config, 'publicUrl' | 'shell'>,
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
): boolean => {
  if (origin === undefined) return true;
  if (shell.origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true;
  return new URL(origin).host === host;
};
