import { createReceiver } from './receiver.ts';

const secret = process.env['WEBHOOK_SECRET'];
if (secret === undefined) throw new Error('WEBHOOK_SECRET is not set');
const port = Number(process.env['PORT'] ?? 8090);

createReceiver(
  secret,
  async ({ id, type, data }) => {
    process.stdout.write(`${id} ${type} ${JSON.stringify(data)}\n`);
  },
  () => new Date(),
).listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}\n`));
