import { BlockList, isIP } from 'node:net';

const NETS_4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'] as const),
  ...(['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4'] as const),
  '240.0.0.0/4',
];
/** The last two carry an IPv4 address inside, whichever. */
const NETS_6 = ['::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'ff00::/8', '64:ff9b::/96', '2002::/16'];

/** Addresses that nobody outside can be reached by: loopback, private, link-local, shared, multicast and unspecified ones. */
const insideAddresses = (): BlockList => {
  const inside = new BlockList();
  const add = (family: 'ipv4' | 'ipv6') => (net: string) => {
    const [address = '', prefix] = net.split('/');
    inside.addSubnet(address, Number(prefix), family);
  };
  NETS_4.forEach(add('ipv4'));
  NETS_6.forEach(add('ipv6'));
  return inside;
};

/** Whether an IP address is one inside, of this machine or of a network that is not public. */
export const isInsideAddress = (address: string): boolean =>
  insideAddresses().check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address of the web names something inside, as far as its text tells. */
export const isInsideUrl = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isInsideAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/i.test(host);
};
