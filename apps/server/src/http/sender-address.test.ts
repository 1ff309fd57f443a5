import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { senderAddress } from './sender-address';

const request = (from: string, forwarded: string): IncomingMessage =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: from },
  }) as unknown as IncomingMessage;

describe('the address of who opens a socket', () => {
  it('is the sender’s own, whatever it says in a header', () => {
    expect(senderAddress([])(request('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
    expect(senderAddress(['10.0.0.1'])(request('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
  });

  it('is what a trusted balancer says it to be, and not what was said to the balancer', () => {
    expect(senderAddress(['10.0.0.1'])(request('10.0.0.1', '198.51.100.1, 192.0.2.7'))).toBe('192.0.2.7');
  });
});
