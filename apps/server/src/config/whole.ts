import { z } from 'zod';

/** A whole number between two others, both included. */
export const whole = (minimum: number, maximum: number) => {
  const error = `a whole number, ${minimum.toLocaleString('en')} to ${maximum.toLocaleString('en')}`;
  return z.coerce.number({ error }).int({ error }).min(minimum, { error }).max(maximum, { error });
};
