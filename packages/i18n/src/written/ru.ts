import { core } from '../messages/ru/core';
import type { Loaders } from '../packs';

export const ru: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/ru/portal')).portal,
  plans: async () => (await import('../messages/ru/plans')).plans,
  control: async () => (await import('../messages/ru/control')).control,
  account: async () => (await import('../messages/ru/account')).account,
  recovery: async () => (await import('../messages/ru/recovery')).recovery,
  activity: async () => (await import('../messages/ru/activity')).activity,
  transparency: async () => (await import('../messages/ru/transparency')).transparency,
  security: async () => (await import('../messages/ru/security')).security,
  reasons: async () => (await import('../messages/ru/reasons')).reasons,
  guest: async () => (await import('../messages/ru/guest')).guest,
};
