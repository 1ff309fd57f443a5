import { z } from 'zod';

/** A whole number between two others, both included. */
export const whole = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
