import type { Language } from './languages';
import { core } from './messages/en/core';
import type { Loaders, ScreenPack } from './packs';
import { written } from './written';

const english: Loaders = {
  // A part of the app, since most first visits read them: one file less to fetch (docs/adr/0040-first-load-and-offline.md).
  core: async () => core,
  portal: async () => (await import('./messages/en/portal')).portal,
  plans: async () => (await import('./messages/en/plans')).plans,
  control: async () => (await import('./messages/en/control')).control,
  account: async () => (await import('./messages/en/account')).account,
  recovery: async () => (await import('./messages/en/recovery')).recovery,
  activity: async () => (await import('./messages/en/activity')).activity,
  transparency: async () => (await import('./messages/en/transparency')).transparency,
  security: async () => (await import('./messages/en/security')).security,
  reasons: async () => (await import('./messages/en/reasons')).reasons,
  guest: async () => (await import('./messages/en/guest')).guest,
};

/** One pack of a language, as an app loads it. */
export const loadPack = async (
  language: Language,
  name: ScreenPack,
): Promise<Readonly<Record<string, string>>> => {
  const loaders = language === 'en' ? english : await written[language]();
  return { ...(await loaders[name]()) };
};
