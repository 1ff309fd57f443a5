import { calls, LANGUAGE_CODES } from '@fairlead/contract';
import { TRANSLATED } from '@fairlead/vocabulary';
import { securityKey } from '../../apps/server/src/testing/security-key';
import type { HostileScenario } from './hostile-scenario';
import { unique } from './portal';
import { addColleague, addSomebody } from './scenario';

const inEveryLanguage = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, 'x'])) as Record<
  (typeof LANGUAGE_CODES)[number],
  string
>;

/** The same in each language but English. */
const beside = <Said>(said: Said) => Object.fromEntries(TRANSLATED.map((language) => [language, said]));

/** What is done to a holder, with its reasons. */
const actOnHolder = async (scenario: HostileScenario): Promise<void> => {
  const { desks, write, drop, holder } = scenario;
  const { admin, delivery, support, maker } = desks;
  const target = { id: holder.id, reason: 'x' };
  await write(calls.consoleHolder.disable, admin, { id: holder.id, reason: 'rules_broken', note: 'x' });
  await write(calls.consoleHolder.enable, admin, target);
  await write(calls.consoleHolder.allowLead, delivery, target);
  await write(calls.consoleHolder.forbidLead, delivery, target);
  await write(calls.consoleCase.addNote, support, { id: holder.id, text: 'x' });
  // An address is verified once, and nobody is signed out twice within an hour.
  const { id } = await addSomebody(scenario);
  await write(calls.consoleHolder.verifyContact, support, { id, contact: 'email', reason: 'x' });
  await drop(await write(calls.consoleHolder.proposeScore, support, target));
  await drop(await write(calls.consoleHolder.proposeStartUp, maker, { ...target, amount: 100 }));
  await write(calls.consoleHolder.revokeSessions, support, { id, reason: 'x' });
};

const issueKeys = async ({ client, desks, write }: HostileScenario): Promise<void> => {
  const { support } = desks;
  await write(calls.consoleKey.issueLicenseKeys, support, { number: 2, uses: 1, remark: 'x' });
  await write(calls.consoleKey.issueAuthorizationCodes, support, { number: 2, remark: 'x' });
  const keys = await client.send(calls.consoleKey.licenseKeys, support, {});
  const codes = await client.send(calls.consoleKey.authorizationCodes, support, {});
  const key = keys.items.find(({ revoked_at, hint }) => revoked_at === null && !hint.startsWith('FAIRLEAD'));
  const code = codes.items.find(({ revoked_at, used_by }) => revoked_at === null && used_by === null);
  await write(calls.consoleKey.revokeLicenseKey, support, { id: key?.id ?? '', reason: 'x' });
  await write(calls.consoleKey.revokeAuthorizationCode, support, { id: code?.id ?? '', reason: 'x' });
};

const TERMS = {
  ...{ version: 0, official: false, network: 'demo', run_days: 1, learning_conversions: 50 },
  ...{ min_put_amount: 1_000, max_put_amount: 9_000, cost_per_thousand: 500 },
  ...{ payout_per_conversion: 100, holder_share_bp: 8_000 },
  kind: 'video',
} as const;

/** A product that people see and put an amount on, and one that is taken back. */
const keepCatalogue = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, write, pass, holder } = scenario;
  const said = { put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const words = { title: 'x', ...said, translations: beside(said) };
  for (const fate of ['stays', 'goes']) {
    const cover_file_id = await scenario.picture(calls.consoleUpload.image, desks.delivery);
    const draft = await write(calls.consoleProduct.save, desks.delivery, {
      ...{ ...TERMS, ...words, cover_file_id },
    });
    const target = { id: draft.id, reason: 'x' };
    await pass(await write(calls.consoleProduct.proposeVersion, desks.delivery, target));
    if (fate === 'goes') await write(calls.consoleProduct.retire, desks.delivery, target);
    else {
      await client.send(calls.plan.put, holder.token, { product_id: draft.id, amount: 1_000 });
      const offer = { holder_id: holder.id, product_id: draft.id, reason: 'x' };
      await write(calls.consoleOrder.offer, desks.delivery, offer);
    }
  }
};

const giveCoupons = async ({ client, desks, write, pass, holder }: HostileScenario): Promise<void> => {
  const effect = { type: 'fixed_amount', amount: 100, share_bp: null, cap: null } as const;
  const campaign = `given_${unique()}`;
  await pass(
    await write(calls.consoleCoupon.proposeCampaign, desks.maker, {
      ...{ campaign, name: 'x', kind: 'custom', requirement: 1_000, valid_days: 5, rule_text: 'x', effect },
      name_translations: beside('x'),
      rule_translations: beside('x'),
      starts_at: new Date(Date.now() - 1_000).toISOString(),
    }),
  );
  const { items } = await client.send(calls.consoleCoupon.campaigns, desks.maker, {});
  const id = items.find((one) => one.campaign === campaign)?.id ?? '';
  const given = { campaign_id: id, holder_id: holder.id, reason: 'x' };
  await write(calls.consoleCoupon.grant, desks.support, given);
  await write(calls.consoleCoupon.endCampaign, desks.support, { id, reason: 'x' });
};

const keepStaff = async (scenario: HostileScenario): Promise<void> => {
  const { desks, write } = scenario;
  const roles = ['auditor'] as const;
  const made = { username: `desk_${unique()}`, roles: [...roles], reason: 'x' };
  await write(calls.consoleStaff.create, desks.admin, made);
  const program = { username: `program_${unique()}`, scopes: ['figures'] as 'figures'[], valid_days: 1 };
  const asked = await write(calls.consoleStaff.createService, desks.admin, { ...program, reason: 'x' });
  await write(calls.consoleProposal.refuse, desks.admin_two, { id: asked.proposal.id, reason: 'x' });
  const { id, token, password } = await addColleague(scenario, roles);
  const creation = await write(calls.consoleAuth.beginKey, token, { password });
  const credential = securityKey('http://localhost').make(creation);
  await write(calls.consoleAuth.addKey, token, { name: 'x', credential });
  const raised = await write(calls.consoleStaff.setRoles, desks.admin, {
    id,
    roles: ['support'],
    reason: 'x',
  });
  await write(calls.consoleProposal.approve, desks.admin_two, { id: raised.proposal.id });
  const reset = await write(calls.consoleStaff.resetTotp, desks.admin, { id, reason: 'x' });
  await write(calls.consoleProposal.refuse, desks.admin_two, { id: reset.proposal.id, reason: 'x' });
  const renewed = await write(calls.consoleStaff.resetPassword, desks.admin, { id, reason: 'x' });
  await write(calls.consoleProposal.approve, desks.admin_two, { id: renewed.proposal.id });
  await write(calls.consoleStaff.disable, desks.admin, { id, reason: 'x' });
};

/** To everybody, to one, and one that is taken back before it is sent. */
const notify = async ({ desks, write, pass, holder }: HostileScenario): Promise<void> => {
  const words = { category: 'activity', title: inEveryLanguage, content: inEveryLanguage } as const;
  await pass(await write(calls.consoleNotification.proposeBroadcast, desks.support, words));
  const template = await write(calls.consoleNotification.saveTemplate, desks.support, {
    ...words,
    name: 'x',
  });
  await write(calls.consoleNotification.removeTemplate, desks.support, { id: template.id });
  const text = inEveryLanguage.en;
  const own = { holder: holder.username, lang: 'en', title: text, content: text } as const;
  const toOne = { ...own, category: 'system_announcement' } as const;
  await write(calls.consoleNotification.send, desks.support, toOne);
  const send_at = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = await write(calls.consoleNotification.send, desks.support, { ...toOne, send_at });
  await write(calls.consoleNotification.withdraw, desks.support, { id, reason: 'x' });
};

/** A program outside that is told of events, gets another secret, and is told no more. */
const tellOutside = async ({ client, desks, write }: HostileScenario): Promise<void> => {
  const agree = ({ id }: { readonly id: string }) =>
    write(calls.consoleProposal.approve, desks.admin_two, { id });
  const words = { description: 'x', reason: 'x' };
  // Nobody listens there.
  const endpoint = { url: 'http://127.0.0.1:9/events', events: ['dispute.open'] as 'dispute.open'[] };
  await agree(await write(calls.consoleWebhook.propose, desks.admin, { ...endpoint, ...words }));
  const { items } = await client.send(calls.consoleWebhook.list, desks.admin, {});
  const id = items[0]?.id ?? '';
  await agree(await write(calls.consoleWebhook.proposeRotation, desks.admin, { id, reason: 'x' }));
  await write(calls.consoleWebhook.end, desks.admin, { id, reason: 'x' });
};

/** Everything else that desks can write, once. */
export const writeAtDesks = async (scenario: HostileScenario): Promise<void> => {
  await actOnHolder(scenario);
  await issueKeys(scenario);
  await keepCatalogue(scenario);
  await giveCoupons(scenario);
  await keepStaff(scenario);
  await notify(scenario);
  await tellOutside(scenario);
};
