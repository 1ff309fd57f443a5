import { isOutOfRoom, isWriteRefused } from '@fairlead/db';

/** Readings go on where nothing can be written: that a session or a key is in use is written down later. */
export const unlessReading = (error: unknown): void => {
  if (!isOutOfRoom(error) && !isWriteRefused(error)) throw error;
};
