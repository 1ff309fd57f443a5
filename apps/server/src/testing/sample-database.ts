import { createFilledDatabase, type TestDatabase } from '@fairlead/db/testing';
import { routesOf } from '../app/parts';
import { makeSampleData } from '../app/sample-data';
import { startTestServer } from './server';

/** A database of one's own with the sample data, which takes half a minute to make and is made once for the run. */
export const createSampleDatabase = (): Promise<TestDatabase> =>
  createFilledDatabase('fairlead_sample', async (testDatabase) => {
    const server = await startTestServer({ testDatabase });
    await makeSampleData(server.services, routesOf);
    await server.close();
  });
