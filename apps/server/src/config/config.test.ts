import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { ConfigFault, parseConfig } from './config';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
};

const LIVE = {
  MONEY_MODE: 'live',
  ROOT_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
  OPERATOR_LEGAL_NAME: 'Fairlead Programme',
  OPERATOR_REGISTRATION_NUMBER: 'R 100',
  OPERATOR_REGISTER: 'Companies Registration Office',
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_COMPLAINTS_ADDRESS: 'complaints@quay.example',
  PIN_PEPPER: 'p'.repeat(32),
  PUBLIC_URL: 'https://portal.example.org',
  ACCEPT_SINGLE_DISK: 'on',
};

/** Any 32 bytes. */
const RAW_KEY = Buffer.alloc(32, 7).toString('base64');

describe('configuration', () => {
  it('starts the sandbox with nothing set', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      apiBasePath: '/facebook-business',
      moneyMode: 'sandbox',
      currency: 'USD',
      sandboxSpeed: 8640,
      sampleData: true,
      sampleLanguage: 'en',
      demoNetwork: true,
      trustProxy: [],
      limits: { signIn: { count: 25, windowMs: 300_000 }, register: { count: 5, windowMs: 1_800_000 } },
    });
  });

  it('lets the sample people speak another language', () => {
    expect(parseConfig({ SAMPLE_DATA: 'jp' })).toMatchObject({
      ...{ sampleData: true, sampleLanguage: 'jp', demoDesk: true },
    });
    expect(faultsOf({ SAMPLE_DATA: 'xx' })).toEqual(['SAMPLE_DATA: on, off, or a language']);
  });

  it('lists every fault at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      API_BASE_PATH: 'no-slash',
      LIMIT_USER: 'many',
      PROGRAMME_TIME_ZONE: 'Mars/Olympus',
      DATABASE_URL: 'mysql://x',
    });
    const names = faults.map((fault) => fault.split(':')[0]);
    expect(names.sort()).toEqual([
      'API_BASE_PATH',
      'DATABASE_URL',
      'LIMIT_USER',
      'PORT',
      'PROGRAMME_TIME_ZONE',
    ]);
  });

  it('takes an empty variable for an absent one, never for an empty secret', () => {
    expect(parseConfig({ PIN_PEPPER: '', PORT: '' })).toMatchObject({ pinPepper: undefined, port: 8080 });
  });

  it('reads from which amount three people decide, in the currency’s own minor units, never of accounts of staff', () => {
    const THREE_PEOPLE_FROM = 'topup=5000,broadcast=0';
    expect([...parseConfig({ THREE_PEOPLE_FROM }).threePeopleFrom]).toEqual([
      ['topup', 500_000],
      ['broadcast', 0],
    ]);
    expect(parseConfig({ THREE_PEOPLE_FROM, CURRENCY: 'JPY' }).threePeopleFrom.get('topup')).toBe(5_000);
    for (const wrong of ['topup=5,topup=6', 'staff_change=0', 'lunch=1', 'topup=1.50', 'topup'])
      expect(faultsOf({ THREE_PEOPLE_FROM: wrong })).toHaveLength(1);
  });

  it.each([
    ['25/5m', 25, 300_000],
    ['1/1s', 1, 1_000],
    ['10/2h', 10, 7_200_000],
    ['3/1d', 3, 86_400_000],
  ])('reads the limit %s', (text, count, windowMs) => {
    expect(parseConfig({ LIMIT_USER: text }).limits.user).toEqual({ count, windowMs });
  });

  it.each([
    ['LIMIT_USER', '1/2d'],
    ['LIMIT_CODE', '1/99999d'],
    ['LIMIT_SIGN_IN', '4/1h'],
    ['LIMIT_SIGN_IN_ACCOUNT', '1/1d'],
    ['LIMIT_ADDRESS', '100/5m'],
  ])('out any time: refuses %s=%s, a wall before the exit', (name, text) => {
    const faults = faultsOf({ [name]: text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: at (most|least)`));
  });

  it('refuses a signing key that is none', () => {
    expect(() => parseConfig({ ROOT_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAAB' })).toThrow(/ROOT_SIGNING_KEY/);
  });

  it('reads a storage of files whole or not at all, and no password in its address', () => {
    const storage = {
      ...{ FILES_S3_ENDPOINT: 'https://s3.example.org:9000/', FILES_S3_BUCKET: 'quay' },
      ...{ FILES_S3_ACCESS_KEY: 'name', FILES_S3_SECRET_KEY: 'half' },
    };
    expect(parseConfig({})).toMatchObject({ filesIn: 'rows', s3: undefined });
    expect(parseConfig({ ...storage, FILES_IN: 's3' })).toMatchObject({
      ...{ filesIn: 's3', s3: { endpoint: 'https://s3.example.org:9000', bucket: 'quay', pathStyle: true } },
    });
    expect(faultsOf({ FILES_IN: 's3' })).toHaveLength(4);
    expect(faultsOf({ ...storage, FILES_S3_SECRET_KEY: '' })).toEqual([
      'FILES_S3_SECRET_KEY: FILES_S3_ENDPOINT and FILES_S3_BUCKET and FILES_S3_ACCESS_KEY need it',
    ]);
    for (const wrong of ['s3.example.org', 'https://a:b@s3.example.org', 'https://s3.example.org/bucket'])
      expect(faultsOf({ ...storage, FILES_S3_ENDPOINT: wrong })).toHaveLength(1);
    const open = { ...storage, FILES_S3_ENDPOINT: 'http://s3.example.org' };
    expect([faultsOf(open), faultsOf({ ...LIVE, ...open })]).toEqual([
      [],
      ['FILES_S3_ENDPOINT: live mode needs https'],
    ]);
    expect(faultsOf({ ...LIVE, ...open, FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
  });

  it('tells push services its own https address where no other is given, and needs one', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    const PUBLIC_URL = 'https://portal.example.org';
    expect(parseConfig({ ...pair, PUBLIC_URL }).push).toEqual({ publicKey, privateKey, subject: PUBLIC_URL });
    const mailed = { ...pair, PUBLIC_URL, VAPID_SUBJECT: 'mailto:push@example.org' };
    expect(parseConfig(mailed).push?.subject).toBe('mailto:push@example.org');
    expect(faultsOf({ ...pair, PUBLIC_URL: 'http://portal.example.org' })).toEqual([
      'VAPID_SUBJECT: VAPID_PUBLIC_KEY needs it where PUBLIC_URL is no https address',
    ]);
    expect(faultsOf({ ...pair, PUBLIC_URL, VAPID_PRIVATE_KEY: '' })).toEqual([
      'VAPID_PRIVATE_KEY: VAPID_PUBLIC_KEY needs it',
    ]);
    expect(faultsOf({ VAPID_SUBJECT: 'mailto:push@example.org' })).toEqual([
      'VAPID_PUBLIC_KEY: VAPID_SUBJECT needs it',
    ]);
  });

  it('reads the proxies that are trusted', () => {
    expect(parseConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
  });
});

describe('live mode', () => {
  it('starts without sandbox parts where everything is named', () => {
    expect(parseConfig(LIVE)).toMatchObject({ sandboxSpeed: 1, sampleData: false, demoNetwork: false });
  });

  it('is refused on the one disk of the program’s own database, unless that was meant', () => {
    const { ACCEPT_SINGLE_DISK: _, ...live } = LIVE;
    for (const more of [{}, { ACCEPT_SINGLE_DISK: 'off' }]) {
      expect(faultsOf({ ...live, ...more })).toEqual([
        expect.stringMatching(/^DATABASE_URL: .*one disk.*ACCEPT_SINGLE_DISK=on/),
      ]);
    }
    expect(faultsOf({ ...live, DATABASE_URL: 'postgres://fairlead@db.example.org/fairlead' })).toEqual([]);
    expect(faultsOf(LIVE)).toEqual([]);
    expect(faultsOf({})).toEqual([]);
  });

  it('refuses to start without operator, pepper, signing key and public address', () => {
    const faults = faultsOf({ MONEY_MODE: 'live', ACCEPT_SINGLE_DISK: 'on' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'OPERATOR_LEGAL_NAME',
      'OPERATOR_REGISTRATION_NUMBER',
      'OPERATOR_REGISTER',
      'OPERATOR_COUNTRY',
      'OPERATOR_COMPLAINTS_ADDRESS',
      'PIN_PEPPER',
      'ROOT_SIGNING_KEY',
      'PUBLIC_URL',
    ]);
  });

  it.each([
    ['PUBLIC_URL', 'http://portal.example.org'],
    ['DEMO_NETWORK', 'on'],
    ['DEMO_DESK', 'on'],
    ['SAMPLE_DATA', 'on'],
    ['SAMPLE_DATA', 'de'],
    ['SANDBOX_SPEED', '60'],
    ['PIN_PEPPER', 'short'],
  ])('refuses %s=%s', (name, value) => {
    const faults = faultsOf({ ...LIVE, [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}:`));
  });

  it.each([
    ['http://127.0.0.1:9000', false],
    ['http://localhost/reports', false],
    ['https://10.1.2.3', false],
    ['https://192.168.0.9', false],
    ['https://172.20.0.1', false],
    ['http://[::1]:80', false],
    ['https://[fd00::7]', false],
    ['https://[::ffff:127.0.0.1]', false],
    ['https://2130706433', false],
    ['https://desk', false],
    ['https://ads.internal', false],
    ['http://network.example.org', false],
    ['https://network.example.org', true],
    ['https://203.0.113.9', true],
  ])('no figure without a source: a network of the operator’s own is refused: %s', (url, isPublic) => {
    const network = { name: 'quay', url, secret: 's'.repeat(32), public_key: RAW_KEY };
    const faults = faultsOf({ ...LIVE, NETWORKS: JSON.stringify([network]) });
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(isPublic ? [] : ['NETWORKS']),
    );
    expect(faultsOf({ NETWORKS: JSON.stringify([network]) })).toEqual([]);
  });

  it('no figure without a source: in live mode a network signs with a key of its own', () => {
    const network = { name: 'quay', url: 'https://network.example.org', secret: 's'.repeat(32) };
    const faults = (more: object, live = true) =>
      faultsOf({ ...(live ? LIVE : {}), NETWORKS: JSON.stringify([{ ...network, ...more }]) });
    expect(faults({})).toEqual(['NETWORKS: live mode needs the public_key with which quay signs']);
    expect(faults({}, false)).toEqual([]);
    expect(faults({ public_key: RAW_KEY })).toEqual([]);
    for (const broken of ['', 'AAAA', RAW_KEY.slice(1), `${RAW_KEY}A`])
      expect(faults({ public_key: broken }, false)[0]).toContain('32 bytes in base64');
  });

  it('refuses operator data that are blank or say nothing, all at once, and trims the rest', () => {
    const saying = (legalName: string, number: string, complaints: string) =>
      faultsOf({
        ...LIVE,
        OPERATOR_LEGAL_NAME: legalName,
        OPERATOR_REGISTRATION_NUMBER: number,
        OPERATOR_COMPLAINTS_ADDRESS: complaints,
      }).map((fault) => fault.split(':')[0]);
    const all = ['OPERATOR_LEGAL_NAME', 'OPERATOR_REGISTRATION_NUMBER', 'OPERATOR_COMPLAINTS_ADDRESS'];
    for (const nothing of [' ', '\t', '\u00a0', '-', '---', 'n/a', 'None', 'xxxxxxxxxxxx', 'TBD', '. . .'])
      expect(saying(nothing, nothing, nothing), JSON.stringify(nothing)).toEqual(all);
    expect(parseConfig({ ...LIVE, OPERATOR_LEGAL_NAME: '  Quay Ltd ' }).operator.legalName).toBe('Quay Ltd');
    expect(saying('株式会社波止場', '0100-01-123456', '東京都千代田区丸の内1丁目9番1号')).toEqual([]);
  });

  it.each([
    ['IE', true],
    ['JP', true],
    ['ZZ', false],
    ['XX', false],
    ['ie', false],
    ['Ireland', false],
  ])('knows a country by its two letters: %s %s', (country, isRight) => {
    expect(faultsOf({ ...LIVE, OPERATOR_COUNTRY: country })).toHaveLength(isRight ? 0 : 1);
    expect(faultsOf({ ...LIVE, OPERATOR_REGISTER: isRight ? 'Companies House' : '-' })).toHaveLength(
      isRight ? 0 : 1,
    );
  });

  it.each([
    ['complaints@quay.example', true],
    ['https://quay.example/complaints', true],
    ['1 Quay Street, Dublin 2', true],
    ['http://quay.example', false],
    ['mailto:complaints@quay.example', false],
    ['complaints@quay', false],
    ['1 Quay', false],
    ['complaintsdepartment', false],
  ])('knows where complaints may go: %s %s', (address, isRight) => {
    expect(faultsOf({ ...LIVE, OPERATOR_COMPLAINTS_ADDRESS: address })).toHaveLength(isRight ? 0 : 1);
  });
});
