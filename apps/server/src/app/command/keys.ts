import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { newPepper, newSigningKey } from '../start/secrets';
import type { Environment } from './connect';
import type { Report } from './result';

/** Each with what it is for, in the order in which they are explained. */
const MAKERS = {
  PIN_PEPPER: {
    what: 'Beside the database, for transaction passwords: lose it, and all of them are wrong.',
    make: newPepper,
  },
  ROOT_SIGNING_KEY: {
    what: "Signs each day's root: who has it can sign the past anew.",
    make: newSigningKey,
  },
  METRICS_TOKEN: {
    what: 'Shown by whoever reads /metrics.',
    make: () => randomBytes(24).toString('base64url'),
  },
};

const PUSH = 'The pair by which push services know this installation, for notices on locked screens.';

/** New secrets, but for those that are set already: an installation keeps the ones of its first start. */
export const makeKeys = (environment: Environment): Report => {
  const isSet = (name: string): boolean => (environment[name] ?? '') !== '';
  const made: { what: string; values: Record<string, string> }[] = Object.entries(MAKERS).flatMap(
    ([name, { what, make }]) => (isSet(name) ? [] : [{ what, values: { [name]: make() } }]),
  );
  if (!isSet('VAPID_PUBLIC_KEY') && !isSet('VAPID_PRIVATE_KEY')) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    made.push({ what: PUSH, values: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } });
  }
  const lines = made.flatMap(({ what, values }) => [
    `# ${what}`,
    ...Object.entries(values).map(([name, value]) => `${name}=${value}`),
  ]);
  const kept = [...Object.keys(MAKERS), 'VAPID_PUBLIC_KEY']
    .filter(isSet)
    .map((name) => `# ${name} is set already: kept.`);
  return {
    text: [...lines, ...kept].join('\n'),
    json: Object.assign({}, ...made.map(({ values }) => values)),
  };
};
