import type { Machine } from './machine';

/** As an editor leaves the Alertmanager's file: whoever is told listens on this machine, and is told at once. */
const ALERTMANAGER = `
route: {receiver: trial, group_wait: 1s}
receivers: [{name: trial, webhook_configs: [{url: 'http://127.0.0.1:9999/'}]}]
`;
const LISTENER = `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
createServer((request, reply) => {
  request.on('data', (bytes) => appendFileSync('/srv/alarms', bytes));
  request.on('end', () => reply.end());
}).listen(9999, '127.0.0.1');
`;
const ANSWERED = `'query=up{job="fairlead"} == 1' http://127.0.0.1:9090/api/v1/query`;

/** Sets alarms up as a block of the page says, and waits until the trial's arrives and the node is seen to answer. */
export const raiseTrial = async (machine: Machine, block: string): Promise<void> => {
  machine.put('srv/alertmanager.yml', ALERTMANAGER);
  machine.put('srv/listener.mjs', LISTENER);
  machine.put('usr/local/bin/editor', '#!/bin/sh\ncat /srv/alertmanager.yml > "$1"\n', 0o755);
  await machine.run('systemd-run --quiet node /srv/listener.mjs');
  await machine.run(`set -e\n${block}`);
  await machine.run('timeout 60 sh -c "until grep --silent Trial /srv/alarms; do sleep 0.5; done"');
  const seen = `curl --silent --get --data-urlencode ${ANSWERED} | grep '"job":"fairlead"'`;
  await machine.run(`for _ in $(seq 120); do ${seen} && exit; sleep 0.5; done; exit 1`);
};
