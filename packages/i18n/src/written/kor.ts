import { core } from '../messages/kor/core';
import type { Loaders } from '../packs';

export const kor: Loaders = {
  core: async () => core,
  portal: async () => (await import('../messages/kor/portal')).portal,
  plans: async () => (await import('../messages/kor/plans')).plans,
  control: async () => (await import('../messages/kor/control')).control,
  account: async () => (await import('../messages/kor/account')).account,
  recovery: async () => (await import('../messages/kor/recovery')).recovery,
  activity: async () => (await import('../messages/kor/activity')).activity,
  transparency: async () => (await import('../messages/kor/transparency')).transparency,
  security: async () => (await import('../messages/kor/security')).security,
  reasons: async () => (await import('../messages/kor/reasons')).reasons,
  guest: async () => (await import('../messages/kor/guest')).guest,
};
