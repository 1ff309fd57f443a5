import type { FastifyBaseLogger } from 'fastify';

/** Something outside that may be down: the log has one line for that, and one for its return with what failed between. */
export interface PeerWatch {
  /** @param work what failed; what failed for itself before is not told again, whatever else worked since */
  failed(error: unknown, work?: number): void;
  worked(work?: number): void;
}

interface Words {
  readonly down: string;
  readonly back: string;
  readonly level?: 'warn' | 'error';
}

export const watchPeer = (
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  { down, back, level = 'warn' }: Words,
  facts: Readonly<Record<string, string | number>> = {},
): PeerWatch => {
  const told = new Set<number>();
  let failures = 0;
  return {
    failed: (error, work) => {
      const isNews = failures === 0 && (work === undefined || !told.has(work));
      if (failures === 0 && !isNews) return;
      failures += 1;
      if (!isNews) return;
      if (work !== undefined) told.add(work);
      log[level]({ ...facts, ...(work === undefined ? {} : { work }), err: error }, down);
    },
    worked: (work) => {
      if (work !== undefined) told.delete(work);
      if (failures > 0) log.info({ ...facts, failures }, back);
      failures = 0;
    },
  };
};
