import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config';
import { knownDevices } from './devices';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const PIN_PEPPER = 'p'.repeat(32);
const devicesAt = (PUBLIC_URL: string) => knownDevices(parseConfig({ PIN_PEPPER, PUBLIC_URL }));

describe('the cookie of a known device', () => {
  it('is taken from this host alone, and never over http, where people come by https', () => {
    const line = devicesAt('https://portal.example.org').cookie('holder', 'Anna', NOW);
    expect(line).toMatch(
      /^__Host-fairlead_device_[\w-]{16}=\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(devicesAt('http://127.0.0.1:8080').cookie('holder', 'Anna', NOW)).toMatch(/^fairlead_device_/);
  });

  it.each(['https://portal.example.org', 'http://127.0.0.1:8080'])('is known again at %s', (url) => {
    const devices = devicesAt(url);
    const [sent = ''] = devices.cookie('holder', 'Anna', NOW).split(';');
    expect(devices.read('holder', 'ANNA', `other=1; ${sent}`, NOW)).toMatch(/^[\w-]{16}$/);
    expect(devices.read('staff', 'anna', sent, NOW)).toBeUndefined();
    expect(devices.read('holder', 'anna', sent.replace('=', '=x'), NOW)).toBeUndefined();
  });
});
