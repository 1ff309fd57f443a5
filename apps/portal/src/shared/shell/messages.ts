/** The name and version of the words that portal and host app exchange (docs/adr/0013-sign-in-and-secrets.md). */
export const BRIDGE = 'fairlead-shell-1';

/** What the portal asks of the host app: to close its view, or to open the portal with a fresh ticket. */
export type ShellAct = 'close' | 'reopen';

/** From the portal. `hello` looks for a host app; the acts are answered by `done` with the same `request`. */
export type PortalMessage =
  | { readonly bridge: typeof BRIDGE; readonly kind: 'hello'; readonly nonce: string }
  | { readonly bridge: typeof BRIDGE; readonly kind: ShellAct; readonly request: string };

/** From the host app. `welcome` answers `hello`; `back` is the device's own back button. */
export type HostMessage =
  | { readonly bridge: typeof BRIDGE; readonly kind: 'welcome'; readonly nonce: string }
  | { readonly bridge: typeof BRIDGE; readonly kind: 'done'; readonly request: string }
  | { readonly bridge: typeof BRIDGE; readonly kind: 'back' };

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  return fields.bridge === BRIDGE ? fields : undefined;
};

/** Reads what came from a host app; undefined for anything else that windows say to each other. */
export const readHostMessage = (data: unknown): HostMessage | undefined => {
  const fields = fieldsOf(data);
  if (fields?.kind === 'back') return { bridge: BRIDGE, kind: 'back' };
  if (fields?.kind === 'welcome' && typeof fields.nonce === 'string') {
    return { bridge: BRIDGE, kind: 'welcome', nonce: fields.nonce };
  }
  if (fields?.kind === 'done' && typeof fields.request === 'string') {
    return { bridge: BRIDGE, kind: 'done', request: fields.request };
  }
  return undefined;
};

/** Reads what came from the portal. */
export const readPortalMessage = (data: unknown): PortalMessage | undefined => {
  const fields = fieldsOf(data);
  if (fields?.kind === 'hello' && typeof fields.nonce === 'string') {
    return { bridge: BRIDGE, kind: 'hello', nonce: fields.nonce };
  }
  const { kind, request } = fields ?? {};
  if ((kind === 'close' || kind === 'reopen') && typeof request === 'string') {
    return { bridge: BRIDGE, kind, request };
  }
  return undefined;
};
