import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock';
import { askedOnce } from '../../http/asked-once';

/** All gauges of a scrape, and whoever asks again within this time, are answered the same: several scrapers cost the database no more than one. */
const KEPT_MS = 5_000;

/** One line of the text: its label, where the gauges have one, and the value of each gauge; null where it has none now. */
export interface Line {
  readonly of?: string;
  readonly values: Readonly<Record<string, number | null>>;
}

/** Gauges that one question to the database answers, owned by the matter that they are of. */
export interface Gauges {
  /** What each of them says, by its name. */
  readonly help: Readonly<Record<string, string>>;
  /** What tells their lines apart. */
  readonly label?: string;
  /** Never a scan of a table that grows: whoever watches the program asks several times a minute, for years. */
  read(): Promise<readonly Line[]>;
}

/** A moment as Prometheus writes it; null where there is none. */
export const secondsOf = (time: Date | null | undefined): number | null =>
  time === null || time === undefined ? null : time.getTime() / 1000;

/** @param inTime gives up what takes too long, and what failed */
export const addGauges = (
  { help, label, read }: Gauges,
  clock: Clock,
  registers: Registry[],
  inTime: (asked: Promise<readonly Line[]>) => Promise<readonly Line[] | undefined>,
): void => {
  const ask = askedOnce(clock, KEPT_MS, read);
  for (const [name, words] of Object.entries(help)) {
    new Gauge({
      name,
      help: `${words}; absent while the database cannot be asked`,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        this.reset();
        if (label === undefined) this.remove();
        for (const { of, values } of (await inTime(ask())) ?? []) {
          const value = values[name] ?? null;
          if (value !== null) this.set(label === undefined || of === undefined ? {} : { [label]: of }, value);
        }
      },
    });
  }
};
