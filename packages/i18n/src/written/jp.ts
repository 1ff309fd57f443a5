import { core } from '../messages/jp/core';
import type { Loaders } from '../packs';

export const jp: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/jp/portal')).portal,
  plans: async () => (await import('../messages/jp/plans')).plans,
  control: async () => (await import('../messages/jp/control')).control,
  account: async () => (await import('../messages/jp/account')).account,
  recovery: async () => (await import('../messages/jp/recovery')).recovery,
  activity: async () => (await import('../messages/jp/activity')).activity,
  transparency: async () => (await import('../messages/jp/transparency')).transparency,
  security: async () => (await import('../messages/jp/security')).security,
  reasons: async () => (await import('../messages/jp/reasons')).reasons,
  guest: async () => (await import('../messages/jp/guest')).guest,
};
