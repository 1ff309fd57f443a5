import { counts, setDuty } from '@fairlead/contract/calls/support-staff';
import { useEffect, useRef } from 'react';
import { useCall } from '../../shared/api/use-call';
import { useMay } from '../../shared/session/staff';
import { unreadChats } from '../../shared/session/unread';
import { deskSound } from './desk-sound';

const EVERY_MS = 10_000;

/** What waits at the desk. */
export const useDeskCounts = () => useCall(counts, {}, { enabled: useMay(counts), everyMs: EVERY_MS }).data;

/**
 * Tells whoever answers chats, on every page, that there is something new: in the title of the page and by a sound.
 * @returns how many chats have something new
 */
export const useDeskSignal = (): number => {
  const answers = useMay(setDuty);
  const unread = useCall(counts, {}, { enabled: answers, everyMs: EVERY_MS }).data?.unread;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) deskSound.play();
    before.current = unread;
    unreadChats.set(unread);
  }, [unread]);
  useEffect(() => () => unreadChats.set(0), []);
  return unread ?? 0;
};
