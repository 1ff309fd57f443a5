import { z } from 'zod';

const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `5m` in milliseconds; s, m, h or d. */
export const durationMs = (text: string): number =>
  Number(text.slice(0, -1)) * UNITS_MS[text.at(-1) as keyof typeof UNITS_MS];

export const duration = z
  .string()
  .regex(/^[1-9]\d{0,4}[smhd]$/, 'write it as 12h')
  .transform(durationMs);
