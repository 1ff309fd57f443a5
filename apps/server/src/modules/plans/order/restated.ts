import { z } from 'zod';

/** The figures of a report that a holder sees corrected. */
export const FIGURES = ['impressions', 'clicks', 'conversions', 'spend', 'revenue'] as const;

const figures = z.record(z.enum(FIGURES), z.int());
const detail = z.object({
  bucket: z.string(),
  before: figures,
  after: figures,
  reason: z.string().nullable(),
});

/** What the row of a corrected report keeps: of which quarter of an hour, old and new figures, and why. */
export type Restated = z.output<typeof detail>;

/** What a row of the timeline tells of a correction; undefined of all other rows, and of some that are very old. */
export const restatedOf = (cause: string, kept: unknown): Restated | undefined =>
  cause === 'report_restated' ? detail.safeParse(kept).data : undefined;
