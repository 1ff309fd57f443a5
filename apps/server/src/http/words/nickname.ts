import type { FieldReason } from '@fairlead/contract';
import { faultOfText } from './outgoing';
import { posesAsStaff } from './staff-names';

/**
 * What is wrong with a nickname; null where nothing was found. Every follower of a lead reads it, as a heading, so it says
 * nothing that staff may not write, and is not taken for staff (docs/promises.md#money-talk-only-on-record).
 */
export const faultOfNickname = (nickname: string): FieldReason | null =>
  posesAsStaff(nickname) ? 'poses_as_staff' : faultOfText({ text: nickname }, []);
