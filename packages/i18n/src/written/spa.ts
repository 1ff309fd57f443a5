import { core } from '../messages/spa/core';
import type { Loaders } from '../packs';

export const spa: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/spa/portal')).portal,
  plans: async () => (await import('../messages/spa/plans')).plans,
  control: async () => (await import('../messages/spa/control')).control,
  account: async () => (await import('../messages/spa/account')).account,
  recovery: async () => (await import('../messages/spa/recovery')).recovery,
  activity: async () => (await import('../messages/spa/activity')).activity,
  transparency: async () => (await import('../messages/spa/transparency')).transparency,
  security: async () => (await import('../messages/spa/security')).security,
  reasons: async () => (await import('../messages/spa/reasons')).reasons,
  guest: async () => (await import('../messages/spa/guest')).guest,
};
