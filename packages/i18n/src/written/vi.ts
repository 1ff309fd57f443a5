import { core } from '../messages/vi/core';
import type { Loaders } from '../packs';

export const vi: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/vi/portal')).portal,
  plans: async () => (await import('../messages/vi/plans')).plans,
  control: async () => (await import('../messages/vi/control')).control,
  account: async () => (await import('../messages/vi/account')).account,
  recovery: async () => (await import('../messages/vi/recovery')).recovery,
  activity: async () => (await import('../messages/vi/activity')).activity,
  transparency: async () => (await import('../messages/vi/transparency')).transparency,
  security: async () => (await import('../messages/vi/security')).security,
  reasons: async () => (await import('../messages/vi/reasons')).reasons,
  guest: async () => (await import('../messages/vi/guest')).guest,
};
