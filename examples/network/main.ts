import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createNetwork } from './network.ts';
import { createNetworkServer } from './server.ts';

const setting = (name: string, otherwise?: string): string => {
  const value = process.env[name] ?? otherwise;
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};

const now = (): Date => new Date();
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const settings = {
  name: setting('NETWORK_NAME', 'harbour'),
  secret: setting('NETWORK_SECRET'),
  privateKey: createPrivateKey(readFileSync(setting('NETWORK_KEY_FILE'))),
  productUrl: setting('PRODUCT_URL', 'http://127.0.0.1:8080'),
  speed: Number(setting('SPEED', '1')),
  reportEveryMs: Number(setting('REPORT_SECONDS', '60')) * 1_000,
};
const port = Number(setting('PORT', '8092'));

const network = createNetwork(settings, now, log);
setInterval(() => void network.tick(), 500);
createNetworkServer(network, settings, now).listen(port, '127.0.0.1', () => log(`http://127.0.0.1:${port}`));
