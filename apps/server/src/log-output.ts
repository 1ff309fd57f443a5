import SonicBoom from 'sonic-boom';

/** Of lines that nobody takes so much is kept; those beyond are lost, and counted. */
const KEPT_BYTES_MAX = 1024 * 1024;
const STANDARD_OUTPUT = 1;
/** At the end of the program the last lines are waited for so long. */
const SETTLE_MS = 500;

/** Where the lines of the log go: whoever does not take them holds nothing up (docs/operations.md#log). */
export interface LogOutput {
  write(line: string): void;
  /** Called with the number of lines that were lost, once the others are taken again. */
  onLoss(tell: (lines: number) => void): void;
  /** Waits until all lines are taken, or for a moment. */
  settle(): Promise<void>;
}

/**
 * Writes without waiting. A pipe that nobody reads, a full disk or a closed end would otherwise stop the whole program at
 * the first line, or end it.
 * @param fd a file, or a pipe that does not block
 */
export const openLogOutput = (fd: number): LogOutput => {
  const output = new SonicBoom({ fd, sync: false, maxLength: KEPT_BYTES_MAX });
  let isTaken = true;
  let lost = 0;
  let tell: (lines: number) => void = () => undefined;
  // What could not be written is tried again with the next line.
  output.on('error', () => undefined);
  output.on('drop', () => {
    lost += 1;
  });
  output.on('drain', () => {
    isTaken = true;
    const lines = lost;
    lost = 0;
    if (lines > 0) tell(lines);
  });
  return {
    write: (line) => {
      isTaken = false;
      output.write(line);
    },
    onLoss: (listener) => {
      tell = listener;
    },
    settle: () =>
      new Promise((resolve) => {
        if (isTaken) return resolve();
        const timer = setTimeout(resolve, SETTLE_MS);
        output.once('drain', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
};

/** Standard output. Node lets a pipe not block once it has opened it as a stream. */
export const openStandardOutput = (): LogOutput => {
  void process.stdout.writable;
  return openLogOutput(STANDARD_OUTPUT);
};
