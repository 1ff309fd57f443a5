import { core } from '../messages/fr/core';
import type { Loaders } from '../packs';

export const fr: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/fr/portal')).portal,
  plans: async () => (await import('../messages/fr/plans')).plans,
  control: async () => (await import('../messages/fr/control')).control,
  account: async () => (await import('../messages/fr/account')).account,
  recovery: async () => (await import('../messages/fr/recovery')).recovery,
  activity: async () => (await import('../messages/fr/activity')).activity,
  transparency: async () => (await import('../messages/fr/transparency')).transparency,
  security: async () => (await import('../messages/fr/security')).security,
  reasons: async () => (await import('../messages/fr/reasons')).reasons,
  guest: async () => (await import('../messages/fr/guest')).guest,
};
