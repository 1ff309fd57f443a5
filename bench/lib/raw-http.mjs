// A load of requests made beforehand, over plain sockets: a client of the full kind takes as much of the machine as a
// third of the server does, while pgbench on the other side of the comparison takes next to nothing.
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** One request as it goes over the wire. */
export const rawPost = (url, headers, body) => {
  const { host, pathname } = new URL(url);
  const lines = Object.entries({ host, ...headers, 'content-length': Buffer.byteLength(body) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${head}\r\n${body}`);
};

/** The first whole answer's HTTP status, body and length on the wire, or null while some of it is missing. */
const parseAnswer = (received) => {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.latin1Slice(0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error('an answer without a length');
  const end = headEnd + HEAD_END.length + length;
  if (received.length < end) return null;
  return { status: Number(head.slice(9, 12)), body: received.utf8Slice(headEnd + HEAD_END.length, end), end };
};

/**
 * Sends each connection's requests one after the other until the time is over.
 * @param requests by connection, as made by `rawPost`
 * @param check throws when an answer is not what the load expects
 * @returns answers per second
 */
export const rawRate = async (origin, requests, { seconds, check }) => {
  const { hostname, port } = new URL(origin);
  let answered = 0;
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const drive = (queue) =>
    new Promise((resolve, reject) => {
      let next = 0;
      let received = Buffer.alloc(0);
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const send = () => {
        if (performance.now() >= endMs) return socket.end(resolve);
        const request = queue[next];
        next += 1;
        if (request === undefined) return reject(new Error('too few requests were made beforehand'));
        return socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        try {
          const answer = parseAnswer(received);
          if (answer === null) return;
          received = received.subarray(answer.end);
          check(answer);
        } catch (error) {
          socket.destroy();
          reject(error);
          return;
        }
        answered += 1;
        send();
      });
    });
  await Promise.all(requests.map(drive));
  return (answered * 1000) / (performance.now() - startMs);
};
