import { core } from '../messages/cht/core';
import type { Loaders } from '../packs';

export const cht: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/cht/portal')).portal,
  plans: async () => (await import('../messages/cht/plans')).plans,
  control: async () => (await import('../messages/cht/control')).control,
  account: async () => (await import('../messages/cht/account')).account,
  recovery: async () => (await import('../messages/cht/recovery')).recovery,
  activity: async () => (await import('../messages/cht/activity')).activity,
  transparency: async () => (await import('../messages/cht/transparency')).transparency,
  security: async () => (await import('../messages/cht/security')).security,
  reasons: async () => (await import('../messages/cht/reasons')).reasons,
  guest: async () => (await import('../messages/cht/guest')).guest,
};
