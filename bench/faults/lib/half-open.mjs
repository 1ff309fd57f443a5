// In a process of its own: holds so many connections to a node, every other one of which has begun a request. It says when
// they are there, and ends when the node has closed the last of them. Arguments: origin, how many, from which address.
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [origin, count, localAddress] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const AT_ONCE = 100;
const BEGUN =
  'POST /facebook-business/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: application/json\r\n';
let open = 0;
let begun = 0;
let isTold = false;

const endAfterLast = () => {
  if (isTold && open === 0) process.exit(0);
};

const connect = () =>
  new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port), localAddress });
    begun += 1;
    const hasBegun = begun % 2 === 0;
    let wasOpen = false;
    socket.once('connect', () => {
      wasOpen = true;
      open += 1;
      if (hasBegun) socket.write(BEGUN);
      resolve(undefined);
    });
    socket.once('error', resolve);
    socket.once('close', () => {
      if (wasOpen) open -= 1;
      endAfterLast();
    });
    socket.resume();
  });

for (let made = 0; made < Number(count); made += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, connect));
  await pause(1);
}
isTold = true;
process.send(open);
endAfterLast();
