/** The only place of portal and console that asks the device for the time. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const deviceClock: Clock = { now: () => Date.now() };
