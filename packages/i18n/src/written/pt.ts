import { core } from '../messages/pt/core';
import type { Loaders } from '../packs';

export const pt: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/pt/portal')).portal,
  plans: async () => (await import('../messages/pt/plans')).plans,
  control: async () => (await import('../messages/pt/control')).control,
  account: async () => (await import('../messages/pt/account')).account,
  recovery: async () => (await import('../messages/pt/recovery')).recovery,
  activity: async () => (await import('../messages/pt/activity')).activity,
  transparency: async () => (await import('../messages/pt/transparency')).transparency,
  security: async () => (await import('../messages/pt/security')).security,
  reasons: async () => (await import('../messages/pt/reasons')).reasons,
  guest: async () => (await import('../messages/pt/guest')).guest,
};
