import { calls, type RequestOf } from '@fairlead/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { sendImage } from '../../testing/uploads';

const STAFF = calls.consoleProduct;
type Saved = RequestOf<typeof STAFF.save>;

let server: TestServer;
let person: Person;
let maker: string;
let checker: string;
let cover: string;
let keys = 0;

beforeAll(async () => {
  server = await startTestServer({ environment: { CSV_NETWORKS: 'by-hand' } });
  await signIn();
  cover = await newCover();
});
afterAll(() => server.close());

let days = 0;
/** Staff are signed in for half a day, others for a month. */
const signIn = async () => {
  days += 1;
  person = await registerPerson(server, `reader_${days}`);
  maker = (await signInStaff(server, `maker_${days}`, 'delivery')).token;
  checker = (await signInStaff(server, `checker_${days}`, 'finance_checker')).token;
};

const newCover = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b7a63' } })
    .png()
    .toBuffer();
  return (await sendImage(server, picture, maker, calls.consoleUpload.image)).data.file_id;
};

const words = (more: Partial<Saved> = {}): Saved => ({
  ...{ version: 0, title: 'Lamp Oil', cover_file_id: cover, put_content: 'A video.', put_rule: 'By views.' },
  ...{ user_targeting: 'Adults.', game_description: 'Keep a lamp burning.', kind: 'video', official: false },
  ...{ network: 'by-hand', min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 800 },
  ...{ payout_per_conversion: 400, holder_share_bp: 8_000, run_days: 2, learning_conversions: 50 },
  ...more,
});

const save = (more?: Partial<Saved>, token = maker) => server.call(STAFF.save, words(more), { token });
const propose = (id: string) => {
  keys += 1;
  return server.call(
    STAFF.proposeVersion,
    { id, reason: 'the terms are agreed with the studio' },
    { token: maker, idempotencyKey: `propose-${keys}` },
  );
};
/** Acknowledges what is flagged, and agrees. */
const approve = async (id: string, token = checker) => {
  const { flags } = (await server.call(calls.consoleProposal.detail, { id }, { token })).data;
  const acknowledged = flags.map(({ key }) => key);
  keys += 1;
  const how = { token, idempotencyKey: `approve-${keys}` };
  return server.call(calls.consoleProposal.approve, { id, acknowledged }, how);
};
const publish = async (more?: Partial<Saved>): Promise<string> => {
  const { id } = (await save(more)).data;
  expect((await approve((await propose(id)).data.id)).code).toBe(200);
  return id;
};
const offered = async (id: string) =>
  (await server.call(calls.plan.products, { limit: 50 }, { token: person.token })).data.items.find(
    (one) => one.id === id,
  );
const listed = async (state?: 'draft' | 'open' | 'retired') =>
  (await server.call(STAFF.list, { limit: 50, ...(state ? { state } : {}) }, { token: checker })).data.items;

describe('the catalogue at the other side of the counter', () => {
  it('a draft is seen by nobody but staff, until another person has agreed to every term', async () => {
    const draft = (await save()).data;
    expect(draft).toMatchObject({ state: 'draft', version: 1, title: 'Lamp Oil', proposal_id: null });
    expect(await offered(draft.id)).toBeUndefined();
    const proposal = (await propose(draft.id)).data;
    expect((await listed('draft'))[0]).toMatchObject({ id: draft.id, proposal_id: proposal.id });
    const stated = (await server.call(calls.consoleProposal.detail, { id: proposal.id }, { token: checker }))
      .data.payload;
    expect(stated).toContainEqual(expect.objectContaining({ value: '800' }));
    expect((await approve(proposal.id)).code).toBe(200);
    expect(await offered(draft.id)).toMatchObject({ version: 1, terms_hash: draft.terms_hash });
    expect(await listed('draft')).not.toContainEqual(expect.objectContaining({ id: draft.id }));
  });

  it('nobody agrees to their own proposal, nor to terms that changed after it was made', async () => {
    const both = (await signInStaff(server, 'both', 'delivery', 'finance_checker')).token;
    const { id } = (await save()).data;
    keys += 1;
    const own = await server.call(
      STAFF.proposeVersion,
      { id, reason: 'it is mine alone' },
      { token: both, idempotencyKey: `own-${keys}` },
    );
    expect((await approve(own.data.id, both)).code).not.toBe(200);
    expect((await save({ id, version: 1, cost_per_thousand: 1 })).data.version).toBe(2);
    expect((await approve(own.data.id)).data.reason).toBe('wrong_state');
    expect(await offered(id)).toBeUndefined();
  });

  it('a new version is offered in place of the old one; of two that save at once, one does', async () => {
    const id = await publish();
    const both = await Promise.all([
      save({ id, version: 1, title: 'Lamp Oil II' }),
      save({ id, version: 1, title: 'Lamp Oil III' }),
    ]);
    expect(both.map(({ data }) => data.reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
    expect((await offered(id))?.title).toBe('Lamp Oil');
    await approve((await propose(id)).data.id);
    expect(await offered(id)).toMatchObject({ version: 2, title: expect.stringMatching(/II/) });
  });

  it.each([
    ['price', { cost_per_thousand: 4_001 }, ['terms_far']],
    ['payout', { payout_per_conversion: 79 }, ['terms_far']],
    ['share', { holder_share_bp: 7_999 }, ['share_less']],
    ['more share', { holder_share_bp: 8_001 }, []],
    ['neither', { cost_per_thousand: 4_000, payout_per_conversion: 80 }, []],
  ])(
    'no figure without a source: terms far from those before are flagged to who agrees: %s',
    async (_, more, flags) => {
      const id = await publish();
      await save({ id, version: 1, ...more });
      const proposed = (await propose(id)).data;
      const shown = await server.call(calls.consoleProposal.detail, { id: proposed.id }, { token: checker });
      expect(shown.data.flags.map(({ flag }) => flag)).toEqual(flags);
      const former = shown.data.payload.filter(({ name }) => name.startsWith('former_'));
      expect(former.map(({ name }) => name)).toEqual(
        Object.keys(more).map((name) => `former_${name}${name === 'holder_share_bp' ? '' : '_minor'}`),
      );
      const unseen = { id: proposed.id, acknowledged: [] };
      keys += 1;
      const how = { token: checker, idempotencyKey: `unseen-${keys}` };
      const refused = await server.call(calls.consoleProposal.approve, unseen, how);
      expect(refused.data.reason).toBe(flags.length > 0 ? 'flags_not_acknowledged' : undefined);
    },
  );

  it('no figure without a source: terms that go far in steps are compared with the best of 90 days', async () => {
    const id = await publish();
    const flagged = async (version: number, more: Partial<Saved>) => {
      await save({ id, version, ...more });
      const proposed = (await propose(id)).data;
      const { data } = await server.call(
        calls.consoleProposal.detail,
        { id: proposed.id },
        { token: checker },
      );
      expect((await approve(proposed.id)).code).toBe(200);
      return data.flags.map(({ key }) => key);
    };
    expect(await flagged(1, { cost_per_thousand: 3_000, holder_share_bp: 7_000 })).toEqual(['share_less:1']);
    expect(await flagged(2, { cost_per_thousand: 9_000, holder_share_bp: 7_500 })).toEqual([
      ...['terms_far:1', 'share_less:1'],
    ]);
    server.clock.turn(90 * 86_400_000 + 1);
    await signIn();
    expect(await flagged(3, { cost_per_thousand: 40_000, holder_share_bp: 7_500 })).toEqual([]);
  });

  it('money talk only on record: a new cover is shown beside the old one, and acknowledged', async () => {
    const evidenceOf = async (id: string) => {
      const proposed = (await propose(id)).data;
      const read = await server.call(calls.consoleProposal.detail, { id: proposed.id }, { token: checker });
      const pictures = read.data.payload.filter(({ name }) => name.endsWith('cover_url'));
      return { proposed, flags: read.data.flags.map(({ flag }) => flag), pictures };
    };
    const { id } = (await save()).data;
    const first = await evidenceOf(id);
    expect(first.flags).toEqual(['cover_new']);
    const before = first.pictures[0]?.value ?? '';
    expect((await server.server.inject({ url: before })).statusCode).toBe(200);
    await approve(first.proposed.id);
    const cover_file_id = await newCover();
    await save({ id, version: 1, cover_file_id });
    const { proposed, flags, pictures } = await evidenceOf(id);
    expect(flags).toEqual(['cover_new']);
    expect(pictures).toEqual([
      { name: 'cover_url', value: expect.not.stringMatching(before) },
      { name: 'former_cover_url', value: before },
    ]);
    keys += 1;
    const unseen = { token: checker, idempotencyKey: `unseen-${keys}` };
    const refused = await server.call(
      calls.consoleProposal.approve,
      { id: proposed.id, acknowledged: [] },
      unseen,
    );
    expect(refused.data.reason).toBe('flags_not_acknowledged');
    await approve(proposed.id);
    await save({ id, version: 2, title: 'Lamp Oil II', cover_file_id });
    expect((await evidenceOf(id)).flags).toEqual([]);
  });

  it('money talk only on record: a creative is part of its version, and whoever agrees looks at each file', async () => {
    const form = '<h1>Lamp Oil</h1>';
    const page = (await sendImage(server, Buffer.from(form), maker, calls.consoleUpload.landingPage)).data
      .file_id;
    const [image, poster] = [await newCover(), await newCover()];
    const files = { image_file_ids: [image], poster_file_id: poster, landing_page_file_id: page };
    const before = (await save()).data;
    expect(before.creative).toEqual({ images: [], poster: null, landing_page: null });
    const { id, creative, terms_hash } = (await save({ id: before.id, version: 1, ...files })).data;
    expect(terms_hash).not.toBe(before.terms_hash);
    const proposed = (await propose(id)).data;
    const shown = await server.call(calls.consoleProposal.detail, { id: proposed.id }, { token: checker });
    expect(shown.data.flags.map(({ flag }) => flag)).toEqual(['cover_new', 'creative_new']);
    expect(shown.data.payload).toEqual(
      expect.arrayContaining([
        { name: 'creative_images', value: creative.images.join(' ') },
        { name: 'creative_poster', value: creative.poster },
        { name: 'creative_landing_page', value: creative.landing_page },
      ]),
    );
    await approve(proposed.id);
    const { data } = await server.call(calls.plan.appDetail, { product_id: id }, { token: person.token });
    expect(data.product.creative).toEqual(creative);
    for (const url of [...creative.images, creative.poster, creative.landing_page])
      expect((await server.server.inject({ url: url ?? '' })).statusCode).toBe(200);
    const { headers } = await server.server.inject({ url: creative.landing_page ?? '' });
    expect(headers['cache-control'], 'a later program may show less of it').toBe('private, no-cache');
    // Kept as it is, it is no news; a page is no cover, and a cover no page.
    await save({ id, version: 2, title: 'Lamp Oil II', ...files });
    const again = await server.call(
      calls.consoleProposal.detail,
      { id: (await propose(id)).data.id },
      { token: checker },
    );
    expect(again.data.flags).toEqual([]);
    expect((await save({ cover_file_id: page })).data.reason).toBe('no_such_data');
    expect((await save({ landing_page_file_id: await newCover() })).data.reason).toBe('no_such_data');
  });

  it('a retired product is offered to nobody, and comes back with its next version', async () => {
    const id = await publish();
    const retire = () => server.call(STAFF.retire, { id, reason: 'the studio has closed' }, { token: maker });
    const offer = { holder_id: String(person.holderId), product_id: id, reason: 'first plan' };
    const offerIt = () => server.call(calls.consoleOrder.offer, offer, { token: maker });
    expect((await retire()).data.state).toBe('retired');
    expect(await offered(id)).toBeUndefined();
    expect((await offerIt()).data.reason).toBe('no_such_data');
    expect((await retire()).data.reason).toBe('wrong_state');
    server.clock.turn(1_000);
    await save({ id, version: 1 });
    expect((await listed()).slice(0, 1)).toMatchObject([{ id, state: 'draft' }]);
    await approve((await propose(id)).data.id);
    expect((await offered(id))?.version).toBe(2);
    expect((await offerIt()).data.status).toBe('waiting_to_put');
  });

  it('refuses what nobody could deliver, and covers that are not the programme’s', async () => {
    expect((await save({ network: 'nobody' })).data.fields).toEqual({ network: 'invalid_format' });
    expect((await save({ max_put_amount: 999 })).data.fields).toEqual({ max_put_amount: 'too_small' });
    expect((await save({ version: 3 })).data.reason).toBe('changed_meanwhile');
    expect((await save({ id: '999999' })).data.reason).toBe('no_such_data');
    expect((await save({ cover_file_id: '999999' })).data.reason).toBe('no_such_data');
    const theirs = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const own = (await sendImage(server, theirs, person.token)).data.file_id;
    expect((await save({ cover_file_id: own })).data.reason).toBe('no_such_data');
    expect((await server.server.inject({ url: `/facebook-business/covers/${own}` })).statusCode).toBe(404);
  });

  it('a cover is shown to everybody, and says that it never changes', async () => {
    const id = await publish();
    const url = (await offered(id))?.cover_url ?? '';
    const shown = await server.server.inject({ url });
    expect(shown.statusCode).toBe(200);
    // Kept by an installation that had another API_BASE_PATH then.
    for (const base of ['/its-former-base', '/two/parts']) {
      const former = await server.server.inject({ url: url.replace('/facebook-business', base) });
      expect([former.statusCode, former.body]).toEqual([200, shown.body]);
    }
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(shown.headers['cache-control']).toContain('immutable');
  });

  it('the past stays: who saved, who published and who retired is on record', async () => {
    const id = await publish();
    await server.call(STAFF.retire, { id, reason: 'the studio has closed' }, { token: maker });
    const { token } = await signInStaff(server, 'watcher', 'auditor');
    const acts = (await server.call(calls.consoleAudit.list, { limit: 50 }, { token })).data.items;
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['consoleProduct.save', 'consoleProduct.retire']),
    );
  });
});
