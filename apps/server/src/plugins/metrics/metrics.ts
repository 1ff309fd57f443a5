import type { Database } from '@fairlead/db';
import { finishedAt, readChecks, readFreezes, readLastFull } from '@fairlead/ledger';
import { CHANNELS } from '@fairlead/vocabulary';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../clock';
import type { Job } from '../../http/services';
import type { ClockSkew } from '../clock-skew';
import type { Health } from '../health';
import { addGauges, type Gauges } from './gauges';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the answer's envelope; null where what was answered has none. */
    envelopeCode: number | null;
  }
}

/** What is counted on this node; every node has its own, and a dashboard adds them up. */
export interface Metrics {
  /** Counts every answer of the server by its route and code. */
  watchAnswers(server: FastifyInstance): void;
  /** Shows what a matter tells of itself. */
  watch(gauges: Gauges, clock: Clock): void;
  /** Shows whether calls may be sent to this node, and if not, for which fault. */
  watchHealth(health: Health): void;
  /** Shows how far this machine's clock is off the database's; undefined where nobody measures it. */
  watchClock(skew: ClockSkew | undefined): void;
  /** Shows how old the newest backup is. @param readAgeMs answers at once; null where nothing tells */
  watchBackups(readAgeMs: () => Promise<number | null>): void;
  /** The job, counted. */
  watchJob(job: Job): Job;
  /** All of it in Prometheus' text form. */
  read(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** An answer of `/metrics` takes a second at most, whatever hangs. */
const ASK_MS = 800;

/** What was asked of the database; undefined where it did not come in time. */
const inTime = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ASK_MS);
  });
  return Promise.race([asked.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer));
};

const askFor = async <Row>(database: Database, text: string): Promise<Row | undefined> =>
  (await inTime(database.query<Row>(text)))?.[0];

const createAnswers = (registers: Registry[]) =>
  new Histogram({
    name: 'fairlead_answer_duration_seconds',
    help: 'How long answers took, by route, HTTP status and code of the envelope',
    labelNames: ['method', 'route', 'status', 'code'] as const,
    buckets: SECONDS,
    registers,
  });

/** The pool of connections, and whether the books let money be written: read when somebody asks. */
const watchDatabase = (database: Database, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_database_connections',
    help: 'Connections to the database by what they do, and how many calls wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, value] of Object.entries(database.connections())) this.set({ state }, value);
    },
  });
  new Gauge({
    name: 'fairlead_money_writes_stopped',
    help: '1 while no money is written because of the books (runbook), else 0; absent while the database cannot be asked',
    registers,
    async collect() {
      this.reset();
      const row = await askFor<{ stopped: boolean }>(
        database,
        'select writes_stopped as stopped from ledger.control where id = 1',
      );
      if (row === undefined) this.remove();
      else this.set(row.stopped ? 1 : 0);
    },
  });
};

/** What is known of the books, read when somebody asks. */
const watchBooks = (database: Database, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_books_checked_timestamp_seconds',
    help: 'When a check of the books was last finished; absent where none was, or the database cannot be asked',
    registers,
    async collect() {
      this.remove();
      const finished = (await inTime(readChecks(database)))?.finished;
      if (finished !== undefined) this.set(finishedAt(finished).getTime() / 1000);
    },
  });
  new Gauge({
    name: 'fairlead_books_fully_checked_timestamp_seconds',
    help: 'When a check that read all of the books was last finished; absent where none was, or the database cannot be asked',
    registers,
    async collect() {
      this.remove();
      const full = await inTime(readLastFull(database));
      if (full !== undefined) this.set(full.time.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'fairlead_holders_frozen',
    help: 'Holders whose money stands still because their own books differ; absent while the database cannot be asked',
    registers,
    async collect() {
      this.remove();
      const freezes = await inTime(readFreezes(database));
      if (freezes !== undefined) this.set(freezes.length);
    },
  });
};

/** When a node last ran jobs, read when somebody asks. */
const watchJobs = (database: Database, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_jobs_last_run_timestamp_seconds',
    help: 'When any node last ran what is due by time; absent where none ever did, and while the database cannot be asked',
    registers,
    async collect() {
      this.reset();
      const row = await askFor<{ ranAt: Date }>(database, 'select ran_at as "ranAt" from jobs_run');
      if (row === undefined) this.remove();
      else this.set(row.ranAt.getTime() / 1000);
    },
  });
};

/** How far the standby is behind that readings go to. */
const watchStandby = (database: Database, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_read_lag_seconds',
    help: 'How far the database of DATABASE_READ_URL is behind; absent while the primary is read from instead',
    registers,
    collect() {
      this.remove();
      const seconds = database.standbyLagSeconds();
      if (seconds !== undefined) this.set(seconds);
    },
  });
};

/** What is on its way out of the app, read when somebody asks. */
const watchMessages = (database: Database, registers: Registry[]): void => {
  const gaugeOf = (name: string, help: string, condition: string): void => {
    new Gauge({
      name,
      help: `${help}; absent while the database cannot be asked`,
      labelNames: ['channel'] as const,
      registers,
      async collect() {
        this.reset();
        const rows = await inTime(
          database.query<{ channel: string; messages: number }>(
            `select c.channel, (select count(*) from channel_message m where m.channel = c.channel and ${condition})
                as messages
              from unnest($1::text[]) as c (channel)`,
            [CHANNELS],
          ),
        );
        for (const { channel, messages } of rows ?? []) this.set({ channel }, messages);
      },
    });
  };
  gaugeOf(
    'fairlead_messages_waiting',
    'Messages outside the app that are to be sent',
    'm.due_at is not null',
  );
  gaugeOf('fairlead_messages_given_up', 'Messages that could not be sent', "m.ended = 'given_up'");
};

/** A line for each fault that there may be: a rule sees one begin, and end. */
const watchHealth = ({ names, faults }: Health, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_not_ready',
    help: '1 while /health/ready answers 503 for this fault, else 0',
    labelNames: ['fault'] as const,
    registers,
    async collect() {
      const found = new Set((await faults()).map(({ name }) => name));
      for (const fault of names) this.set({ fault }, found.has(fault) ? 1 : 0);
    },
  });
};

const watchClock = (skew: ClockSkew | undefined, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_clock_skew_seconds',
    help: "This machine's time less the database's; absent until it was measured",
    registers,
    collect() {
      this.reset();
      const seconds = skew?.seconds();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
};

const watchBackups = (readAgeMs: () => Promise<number | null>, registers: Registry[]): void => {
  new Gauge({
    name: 'fairlead_backup_age_seconds',
    help: "How old the newest backup is: of the program's own database, tried out, or by BACKUP_STAMP; absent where nothing tells",
    registers,
    async collect() {
      this.reset();
      const ageMs = await readAgeMs();
      if (ageMs === null) this.remove();
      else this.set(ageMs / 1000);
    },
  });
};

/** Counters of one node, in a registry of their own: two programs in one process do not share them. */
export const createMetrics = (database: Database): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = createAnswers(registers);
  const jobRuns = new Counter({
    name: 'fairlead_job_runs_total',
    help: 'Runs of jobs by outcome',
    labelNames: ['name', 'outcome'] as const,
    registers,
  });
  const jobWork = new Counter({
    name: 'fairlead_job_work_total',
    help: 'Due rows that jobs dealt with',
    labelNames: ['name'] as const,
    registers,
  });
  watchDatabase(database, registers);
  watchBooks(database, registers);
  watchJobs(database, registers);
  watchStandby(database, registers);
  watchMessages(database, registers);
  return {
    watchAnswers: (server) => {
      server.decorateReply('envelopeCode', null);
      server.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          // The pattern, never the address: an address is what people make of it, without end.
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          code: reply.envelopeCode ?? '',
        };
        answers.observe(labels, reply.elapsedTime / 1000);
      });
    },
    watch: (gauges, clock) => addGauges(gauges, clock, registers, inTime),
    watchHealth: (health) => watchHealth(health, registers),
    watchClock: (skew) => watchClock(skew, registers),
    watchBackups: (readAgeMs) => watchBackups(readAgeMs, registers),
    watchJob: (job) => ({
      ...job,
      run: async () => {
        try {
          const done = await job.run();
          jobRuns.inc({ name: job.name, outcome: 'done' });
          jobWork.inc({ name: job.name }, done);
          return done;
        } catch (error) {
          jobRuns.inc({ name: job.name, outcome: 'failed' });
          throw error;
        }
      },
    }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
