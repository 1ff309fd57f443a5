/**
 * Whether passkeys can be used on this page: browsers keep them for a host that has a name, and not within the frame of a
 * host app.
 */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  window.top === window.self;
