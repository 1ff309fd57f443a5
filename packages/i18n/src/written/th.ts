import { core } from '../messages/th/core';
import type { Loaders } from '../packs';

export const th: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/th/portal')).portal,
  plans: async () => (await import('../messages/th/plans')).plans,
  control: async () => (await import('../messages/th/control')).control,
  account: async () => (await import('../messages/th/account')).account,
  recovery: async () => (await import('../messages/th/recovery')).recovery,
  activity: async () => (await import('../messages/th/activity')).activity,
  transparency: async () => (await import('../messages/th/transparency')).transparency,
  security: async () => (await import('../messages/th/security')).security,
  reasons: async () => (await import('../messages/th/reasons')).reasons,
  guest: async () => (await import('../messages/th/guest')).guest,
};
