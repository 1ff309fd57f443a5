export { bankAccountName } from './bank';
export { type Config, ConfigFault, configSchema, type Limit, type LimitName, parseConfig } from './config';
export type { HttpNetwork } from './network';
export type { ShellKey } from './shell';
export type { TimestampAuthority } from './timestamps';
export type { Witness } from './witnesses';
