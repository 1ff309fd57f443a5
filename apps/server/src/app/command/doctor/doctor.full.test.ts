import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation, staff } from '@fairlead/db';
import type { StaffRole } from '@fairlead/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishFirstTexts } from '../../../modules/content';
import { createTestContext, type TestContext } from '../../../testing/context';
import { startMailServer } from '../../../testing/mail-server';
import { addPayee } from '../../../testing/payee';
import { addLicenseKey, madeReady } from '../../../testing/people';
import { runFairlead } from '../index';
import { makeKeys } from '../keys';
import type { Finding } from './finding';

const secrets = makeKeys({}).json as Readonly<Record<string, string>>;
const LIVE = {
  ...{ MONEY_MODE: 'live', ...secrets, VAPID_SUBJECT: 'mailto:a@example.org' },
  ...{ OPERATOR_LEGAL_NAME: 'Quay Lights Limited', OPERATOR_REGISTRATION_NUMBER: '123456' },
  ...{ OPERATOR_REGISTER: 'Companies House', OPERATOR_COUNTRY: 'IE' },
  ...{ OPERATOR_COMPLAINTS_ADDRESS: 'complaints@example.org' },
};
const WHOLE = {
  ...LIVE,
  ...{ TRUST_PROXY: '127.0.0.1', CSV_NETWORKS: 'quay', BANK_ACCOUNTS: 'IE12BOFI90000112345678' },
};

let context: TestContext;
/** At the address under which people reach the product: it takes connections, and says nothing. */
let door: Server;
let publicUrl: string;
beforeAll(async () => {
  door = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(door, 'listening');
  publicUrl = `https://127.0.0.1:${(door.address() as AddressInfo).port}`;
  context = await createTestContext();
});
afterAll(async () => {
  door.close();
  await context.close();
});

const examine = async (environment: Readonly<Record<string, string>>) => {
  const place = { DATABASE_URL: context.databaseUrl, PUBLIC_URL: publicUrl, ...environment };
  const { code, out } = await runFairlead(['doctor', '--json'], { environment: place, say: () => undefined });
  const { ready, findings } = JSON.parse(out) as { ready: boolean; findings: Finding[] };
  expect(ready).toBe(code === 0);
  const missing = findings.filter(({ verdict }) => verdict === 'missing');
  expect(missing.filter(({ way }) => way === '')).toEqual([]);
  return { code, missing: missing.map(({ check }) => check), findings };
};

const verdictOf = async (check: string, environment: Readonly<Record<string, string>> = WHOLE) =>
  (await examine(environment)).findings.find((finding) => finding.check === check)?.verdict;

const addStaff = (username: string, roles: StaffRole[], totpSecret: string | null = 'A'.repeat(32)) =>
  context.database.orm.insert(staff).values({
    ...{ username, roles, passwordHash: 'x', totpSecret },
    ...madeReady(context.clock.now()),
  });

/** The texts that people read are the operator's own. */
const writeOwnTerms = () => context.asOwner('update content_version set changed_by = 7');

describe('fairlead doctor', () => {
  it('asks the OpenID provider of staff, and says where no other way in is left', async () => {
    const oidc = {
      ...{ OIDC_ISSUER: 'https://127.0.0.1:1', OIDC_CLIENT_ID: 'fairlead' },
      OIDC_CLIENT_SECRET: 'a secret of the provider',
    };
    expect(await verdictOf('sign_in', { ...LIVE, ...oidc })).toBe('advice');
    expect(await verdictOf('sign_in', { ...LIVE, ...oidc, OIDC_PASSWORDS: 'off' })).toBe('missing');
    const half = await examine({ ...LIVE, OIDC_CLIENT_ID: 'fairlead' });
    expect(half.findings.filter(({ text }) => text.startsWith('OIDC_')).map(({ text }) => text)).toEqual([
      'OIDC_ISSUER: OIDC_CLIENT_ID needs it, for the sign-in of staff.',
      'OIDC_CLIENT_SECRET: OIDC_CLIENT_ID needs it, for the sign-in of staff.',
    ]);
  });

  it('reads how old a backup of a PostgreSQL of the operator is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-stamp-'));
    const stamp = join(folder, 'backup-stamp');
    const stamped = { ...WHOLE, BACKUP_STAMP: stamp };
    expect(await verdictOf('backups')).toBe('advice');
    expect(await verdictOf('backups', stamped)).toBe('missing');
    writeFileSync(stamp, '');
    expect(await verdictOf('backups', stamped)).toBe('ok');
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(stamp, threeDaysAgo, threeDaysAgo);
    expect(await verdictOf('backups', stamped)).toBe('missing');
    expect(await verdictOf('backups', { ...stamped, BACKUP_EVERY: '2d' })).toBe('ok');
    rmSync(folder, { recursive: true });
  });

  it('advises where push has no keys', async () => {
    expect(await verdictOf('push')).toBe('ok');
    const keys = { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' };
    expect(await verdictOf('push', { ...WHOLE, ...keys })).toBe('advice');
  });

  it('asks the server that takes e-mails', async () => {
    expect(await verdictOf('mail')).toBe('advice');
    const inbox = await startMailServer();
    const mail = { ...WHOLE, SMTP_URL: inbox.url, MAIL_FROM: 'no-reply@example.org' };
    expect(await verdictOf('mail', mail)).toBe('ok');
    await inbox.close();
    expect(await verdictOf('mail', mail)).toBe('missing');
    expect(inbox.mails).toEqual([]);
  });

  it('is not content where nobody is at the address that people are given', async () => {
    expect(await verdictOf('reach')).toBe('advice');
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');
    expect(await verdictOf('reach', { ...WHOLE, PUBLIC_URL: `https://127.0.0.1:${port}` })).toBe('missing');
  });

  it('names what a new installation lacks, and where the way is', async () => {
    await publishFirstTexts(context);
    expect(await examine(LIVE)).toMatchObject({
      code: 1,
      missing: [...['proxy', 'networks', 'admins', 'pair', 'desks', 'payees', 'products', 'terms', 'keys']],
    });
    const { findings } = await examine({ ...LIVE, ROOT_SIGNING_KEY: '' });
    expect(findings[0]).toEqual({
      ...{ area: 'settings', check: 'settings', verdict: 'missing' },
      ...{ text: 'ROOT_SIGNING_KEY: live mode needs it.', way: 'fairlead keys prints one' },
    });
  });

  it('is content once each of them is there, one by one', async () => {
    const left = ['admins', 'pair', 'desks', 'payees', 'products', 'terms', 'keys'];
    const steps: (() => Promise<unknown>)[] = [
      () => Promise.all(['quay_chief', 'quay_mate'].map((name) => addStaff(name, ['admin']))),
      () =>
        Promise.all((['finance_maker', 'finance_checker'] as const).map((role) => addStaff(role, [role]))),
      () => addStaff('quay_desk', ['support', 'delivery']),
      () => addPayee(context),
      () => context.makeProduct(),
      writeOwnTerms,
      () => addLicenseKey(context),
    ];
    for (const step of steps) {
      expect((await examine(WHOLE)).missing).toEqual(left);
      await step();
      left.shift();
    }
    expect(await examine(WHOLE)).toMatchObject({ code: 0, missing: [] });
  });

  it('sees a text that lacks a language, an admin without a second step, another pepper and a sandbox', async () => {
    await context.asOwner(`update content_version set text = text - 'fr' where content_id = 1`);
    await addStaff('quay_third', ['admin'], null);
    const { missing, findings } = await examine(WHOLE);
    expect(missing).toEqual(['admins', 'languages']);
    expect(findings.find(({ check }) => check === 'languages')?.text).toMatch(/^".+" lacks fr\.$/);
    await context.database.orm
      .insert(installation)
      .values({ moneyMode: 'sandbox', currency: 'USD', stampedAt: context.clock.now() });
    const stamped = (await examine(WHOLE)).findings.filter(({ check }) => check === 'installation');
    expect(stamped).toEqual([
      expect.objectContaining({ verdict: 'missing', text: expect.stringContaining('MONEY_MODE') }),
    ]);
    expect(await examine({ MONEY_MODE: 'sandbox' })).toMatchObject({ code: 0, missing: [] });
  });

  it("weighs whether there is money of the operator's own", async () => {
    expect(await verdictOf('house')).toBe('advice');
    await context.fundHouse(1_000);
    expect(await verdictOf('house')).toBe('ok');
  });
});
