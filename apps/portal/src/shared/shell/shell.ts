import { observable } from '@fairlead/ui/observable';
import { useEffect, useSyncExternalStore } from 'react';
import { meta } from '../lib/meta';
import { useEntry } from '../session/use-session';
import type { Bridge, Peer } from './bridge';

/** The line to the host app; null where there is none, or it did not answer. */
const shellBridge = observable<Bridge | null>(null);

const setting = (name: string): string => meta(`fairlead-shell-${name}`);

/** The origins of host apps; `self` is this one, for the sandbox's. */
const origins = (): readonly string[] =>
  setting('origins')
    .split(' ')
    .filter(Boolean)
    .map((origin) => (origin === 'self' ? location.origin : origin));

/** Who may be the host app: the page around this frame, or the one that opened this window. */
const peerOf = (view: Window): Peer | null => {
  if (view.parent !== view) return view.parent;
  return view.opener as Window | null;
};

/** Looks for a host app, once, at the start; a portal that nobody framed or opened fetches nothing for it. */
export const findShell = async (): Promise<void> => {
  const peer = peerOf(window);
  if (peer === null || origins().length === 0) return;
  const { connectShell } = await import('./bridge');
  const listen = (hear: (message: MessageEvent) => void): void => window.addEventListener('message', hear);
  shellBridge.set(await connectShell({ peer, origins: origins(), listen, nonce: () => crypto.randomUUID() }));
};

/** Closes the host app's view: by a message, else by navigating to its address. */
export const closeShell = async (): Promise<void> => {
  if (await shellBridge.get()?.ask('close')) return;
  const address = setting('close');
  if (address !== '') location.assign(address);
};

/** Asks the host app to open the portal with a fresh ticket; where it cannot, its view is closed. */
export const reopenFromShell = async (): Promise<void> => {
  if (!(await shellBridge.get()?.ask('reopen'))) await closeShell();
};

/** True where a host app's view can be closed: it answered, or a person of its own has its address. */
export const useClosesShell = (): boolean => {
  const bridge = useSyncExternalStore(shellBridge.onChange, shellBridge.get);
  const entry = useEntry();
  return bridge !== null || (entry === 'shell' && setting('close') !== '');
};

/** What the device's back button does while the component is on show. */
export const useShellBack = (goBack: () => void): void => {
  const bridge = useSyncExternalStore(shellBridge.onChange, shellBridge.get);
  useEffect(() => bridge?.onBack(goBack), [bridge, goBack]);
};

/** True where the way back to the host app is known, whoever the person is. */
export const useKnowsShell = (): boolean => {
  const bridge = useSyncExternalStore(shellBridge.onChange, shellBridge.get);
  return bridge !== null || setting('close') !== '';
};
