import { core } from '../messages/zh/core';
import type { Loaders } from '../packs';

export const zh: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/zh/portal')).portal,
  plans: async () => (await import('../messages/zh/plans')).plans,
  control: async () => (await import('../messages/zh/control')).control,
  account: async () => (await import('../messages/zh/account')).account,
  recovery: async () => (await import('../messages/zh/recovery')).recovery,
  activity: async () => (await import('../messages/zh/activity')).activity,
  transparency: async () => (await import('../messages/zh/transparency')).transparency,
  security: async () => (await import('../messages/zh/security')).security,
  reasons: async () => (await import('../messages/zh/reasons')).reasons,
  guest: async () => (await import('../messages/zh/guest')).guest,
};
