import { core } from '../messages/de/core';
import type { Loaders } from '../packs';

export const de: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/de/portal')).portal,
  plans: async () => (await import('../messages/de/plans')).plans,
  control: async () => (await import('../messages/de/control')).control,
  account: async () => (await import('../messages/de/account')).account,
  recovery: async () => (await import('../messages/de/recovery')).recovery,
  activity: async () => (await import('../messages/de/activity')).activity,
  transparency: async () => (await import('../messages/de/transparency')).transparency,
  security: async () => (await import('../messages/de/security')).security,
  reasons: async () => (await import('../messages/de/reasons')).reasons,
  guest: async () => (await import('../messages/de/guest')).guest,
};
