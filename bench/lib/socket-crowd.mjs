// A process of its own that keeps many chat sockets open and says when all of them have heard something.
//   node socket-crowd.mjs '{"address": "ws://…", "tokens": […], "sockets": 5000}'
import { WebSocket } from 'ws';

/** Handshakes at the same time. */
const AT_ONCE = 64;

const { address, tokens, sockets } = JSON.parse(process.argv[2]);
let awaited = '';
let heard = 0;

const hear = (text) => {
  if (awaited === '' || !text.startsWith(`{"type":"${awaited}"`)) return;
  heard += 1;
  if (heard === sockets) process.send({ all: performance.timeOrigin + performance.now() });
};

const open = (token) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token, seen: [] })));
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"ready"')) resolve();
      else if (text === '{"type":"ping"}') socket.send('{"type":"pong"}');
      else hear(text);
    });
    socket.on('error', reject);
    socket.on('close', (code) => {
      console.error(`a socket was closed: ${code}`);
      process.exit(1);
    });
  });

let next = 0;
const openSome = async () => {
  while (next < sockets) {
    next += 1;
    await open(tokens[next % tokens.length]);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, openSome));

process.on('message', (type) => {
  awaited = type;
  heard = 0;
  process.send({ listening: true });
});
process.send({ opened: sockets });
