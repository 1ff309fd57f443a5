import type { Config } from '../../config';

/** For whom keys and passkeys sign (WebAuthn's relying party). */
export interface RelyingParty {
  readonly id: string;
  readonly isOrigin: (origin: string) => boolean;
}

const LOCAL = 'localhost';

/**
 * The address of this installation. Without one it is a sandbox on this machine: browsers let keys sign for
 * `localhost` at whatever port, never for a number such as 127.0.0.1.
 */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty => {
  if (publicUrl !== undefined) {
    const { hostname: id, origin: own } = new URL(publicUrl);
    return { id, isOrigin: (origin) => origin === own };
  }
  return { id: LOCAL, isOrigin: (origin) => URL.canParse(origin) && new URL(origin).hostname === LOCAL };
};
