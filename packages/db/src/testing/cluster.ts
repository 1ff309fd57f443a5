/** Where the databases of tests are made now. */
export const clusterUrl = (): string => {
  const url = process.env.FAIRLEAD_TEST_POSTGRES;
  if (url === undefined)
    throw new Error('no test PostgreSQL: the global setup of vitest.config.ts has not run');
  return url;
};

/**
 * Makes the databases of what follows on another PostgreSQL, which has a `fairlead_template` too.
 * @returns ends that: the files that a worker runs one after the other share the environment
 */
export const useCluster = (url: string): (() => void) => {
  const shared = clusterUrl();
  process.env.FAIRLEAD_TEST_POSTGRES = url;
  return () => {
    process.env.FAIRLEAD_TEST_POSTGRES = shared;
  };
};
