// The desk's case of one person, opened in a real browser: from the address to the newest flow records on the screen.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { medianOf } from './figures.mjs';
import { openBrowser } from './phone.mjs';

const VISITS = 7;

/** A member of staff with these roles, signed in. @returns their token */
export const hireStaff = async (client, roles) => {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `with hired as (
        insert into staff (username, password_hash, roles, created_at, powers_since)
          values ('bench_staff', '-', $2, now(), now())
          returning id
      )
      insert into staff_session (token_hash, staff_id, created_at, last_seen_at, expires_at)
        select $1, id, now(), now(), now() + interval '8 hours' from hired`,
    [createHash('sha256').update(token).digest(), roles],
  );
  return token;
};

/** Who has most, and who has about as many as a thousandth of ten million would be. */
const PEOPLE = `
  select holder_id as id, seq as records from ledger.wallet where holder_id in (
    (select min(holder_id) from ledger.wallet), (select min(holder_id) + 1 from ledger.wallet)) order by seq`;

/** Runs in the page: when the newest records stand there. */
const flowShown = () => {
  const table = document.querySelector('section[aria-label="Flow"]');
  if (!table || table.querySelectorAll('tbody tr').length < 20) return false;
  window.benchShownMs ??= performance.now();
  return true;
};

const visit = async (page, address) => {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(flowShown, undefined, { timeout: 60_000, polling: 'raf' });
  return page.evaluate(() => window.benchShownMs);
};

/** Median seconds of each person's case, after a first visit that fills the browser's cache. */
export const openCase = async ({ databaseUrl, server }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const token = await hireStaff(client, ['auditor']);
  const { rows } = await client.query(PEOPLE);
  await client.end();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((kept) => {
      sessionStorage.setItem('fairlead_staff_token', kept);
    }, token);
    const cases = [];
    for (const { id, records } of rows) {
      const address = `${server.origin}/console/#/holders/${id}`;
      await visit(page, address);
      const times = [];
      for (let time = 0; time < VISITS; time += 1) times.push(await visit(page, address));
      cases.push({ records, seconds: medianOf(times) / 1000 });
    }
    return cases;
  } finally {
    await browser.close();
  }
};
