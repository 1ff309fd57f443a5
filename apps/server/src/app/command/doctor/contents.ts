import { readProgramme } from '@fairlead/ledger';
import { hasUsableKey } from '../../../modules/access/license-keys';
import { findUntranslated, hasSampleTerms } from '../../../modules/content/legal';
import { hasOffer } from '../../../modules/products/queries';
import { listAllMembers, type Member } from '../../../modules/staff/list-members';
import { listKeptKeys } from '../../../modules/staff/services';
import { readNewest } from '../../../modules/support/contacts/sheet';
import { hasPayee } from '../../../modules/topups/payees';
import { listKeptSecrets } from '../../../modules/webhooks/kept-secrets';
import type { Means } from './database';
import { type Finding, findingsOf, guide } from './finding';

const people = findingsOf('people');
const business = findingsOf('business');

const STAFF = guide('people');

const adminsFinding = (admins: readonly Member[]): Finding => {
  const create = 'fairlead admin create NAME --roles admin --reason "…"';
  if (admins.length < 2) {
    return people.missing('admins', `${admins.length} of two admins are there, for two people.`, create);
  }
  const bare = admins.filter(({ totp, keys }) => !totp && keys === 0).map(({ username }) => username);
  return people.either(
    bare.length === 0,
    'admins',
    `${admins.length} admins are there, each with a security key or one-time codes.`,
    `These admins never set up a security key or one-time codes: ${bare.join(', ')}.`,
    'they sign in at the console with the first password, within three days',
  );
};

const pairFinding = (active: readonly Member[], now: Date): Finding => {
  const of = (role: Member['roles'][number]) => active.filter(({ roles }) => roles.includes(role));
  const [makers, checkers] = [of('finance_maker'), of('finance_checker')];
  if (makers.length === 0 || checkers.length === 0) {
    const lacking = [
      ...(makers.length === 0 ? ['finance_maker'] : []),
      ...(checkers.length === 0 ? ['finance_checker'] : []),
    ];
    return people.missing(
      'pair',
      `Nobody is ${lacking.join(' or ')}: no money can come in or go out.`,
      STAFF,
    );
  }
  return checkers.some(({ decides_from: from }) => new Date(from) <= now)
    ? people.ok('pair', 'Two people can move money: one proposes, another decides.')
    : people.advice('pair', 'No checker decides yet: a new one waits for 72 hours.', STAFF);
};

const desksFinding = (active: readonly Member[]): Finding => {
  const lacking = (['support', 'delivery'] as const).filter(
    (role) => !active.some(({ roles }) => roles.includes(role)),
  );
  return people.either(
    lacking.length === 0,
    'desks',
    'Support and delivery have somebody.',
    `Nobody is ${lacking.join(' or ')}: nobody answers people, or places their plans.`,
    STAFF,
  );
};

/** What an admin saw once leaves with them, and whoever has it can forge an event (docs/webhooks.md#endpoints). */
const webhookSecretsFinding = async ({ database }: Means): Promise<Finding> => {
  const kept = await listKeptSecrets(database);
  const named = kept.map(({ id, host, by }) => `${id}, ${host} (${by})`);
  return people.either(
    kept.length === 0,
    'webhook_secrets',
    'No webhook has a secret that was seen by somebody who is no admin any more.',
    `The secret of these webhooks was seen by somebody who is no admin any more: ${named.join('; ')}.`,
    'console, Webhooks, New secret; docs/webhooks.md#endpoints',
  );
};

/** A key ends with the account of who was shown it, not with the role (docs/domain/staff.md#service-accounts). */
const serviceKeysFinding = async ({ database, clock }: Means): Promise<Finding> => {
  const kept = await listKeptKeys(database, clock.now());
  const named = kept.map(({ username, by }) => `${username} (${by})`);
  return people.either(
    kept.length === 0,
    'service_keys',
    'No service account has a key that was shown to somebody who is no admin any more.',
    `The key of these service accounts was shown to somebody who is no admin any more: ${named.join('; ')}.`,
    'console, Staff, Disable; docs/domain/staff.md#service-accounts',
  );
};

/** Who must exist, and for two people; and that nothing secret is with those who left. */
const checkPeople = async (means: Means): Promise<Finding[]> => {
  const { database, clock } = means;
  const active = (await listAllMembers(database)).filter(({ state }) => state === 'active');
  const admins = active.filter(({ roles }) => roles.includes('admin'));
  return [
    adminsFinding(admins),
    pairFinding(active, clock.now()),
    desksFinding(active),
    await webhookSecretsFinding(means),
    await serviceKeysFinding(means),
  ];
};

const textsFindings = async ({ database }: Means): Promise<Finding[]> => {
  const gaps = await findUntranslated(database);
  const shown = gaps.slice(0, 3).map(({ title, missing }) => `"${title}" lacks ${missing.join(', ')}`);
  const more = gaps.length > 3 ? `; ${gaps.length - 3} more` : '';
  return [
    business.either(
      !(await hasSampleTerms(database)),
      'terms',
      "Terms of use and privacy notice are the operator's own.",
      'The terms of use or the privacy notice are still the sample, which binds nobody.',
      'console, Texts; docs/runbook.md#terms-of-use',
    ),
    business.either(
      gaps.length === 0,
      'languages',
      'Every text that people read is there in all 12 languages.',
      `${shown.join('; ')}${more}.`,
      'console, Texts',
    ),
  ];
};

const houseFinding = async ({ database }: Means): Promise<Finding> =>
  (await readProgramme(database)).house > 0
    ? business.ok('house', "There is money of the operator's own, for coupons and what a network pays late.")
    : business.advice(
        'house',
        "No money of the operator's own is there: coupons, start-up funds and what a network pays late come of it alone.",
        guide('payees-and-banks'),
      );

/** What the operator brings. */
const checkBusiness = async (means: Means): Promise<Finding[]> => {
  const { database, clock } = means;
  const now = clock.now();
  const way = guide('networks-and-products');
  return [
    business.either(
      await hasPayee(database),
      'payees',
      'People can be told where to pay.',
      'No payee is approved: nobody can be told where to pay.',
      guide('payees-and-banks'),
    ),
    await houseFinding(means),
    business.either(
      await hasOffer(database, now),
      'products',
      'Products are on offer.',
      'No product is on offer: there is nothing to fund.',
      way,
    ),
    ...(await textsFindings(means)),
    business.either(
      await hasUsableKey(database, now),
      'keys',
      'Somebody new can register: there are license keys.',
      'No license key can be used: nobody new can register.',
      guide('license-keys'),
    ),
    (await readNewest(database)) === null
      ? business.advice(
          'contacts',
          'Contacts and hours of support are those that the product comes with.',
          'console, Contacts',
        )
      : business.ok('contacts', 'Contacts and hours of support are written.'),
  ];
};

/** Who and what must be there before the first person registers. */
export const checkContents = async (means: Means): Promise<Finding[]> => [
  ...(await checkPeople(means)),
  ...(await checkBusiness(means)),
];
