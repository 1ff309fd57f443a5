export { bankAccountName } from './bank';
export type { MailSettings, PushSettings } from './channels';
export { type Config, ConfigFault, configSchema, type Limit, type LimitName, parseConfig } from './config';
export { type FileConfig, fileConfig, fileFaults, fileVariables, type S3Settings } from './files';
export { isInsideAddress, isInsideUrl } from './inside';
export type { HttpNetwork } from './network';
export type { ShellKey } from './shell';
export type { TimestampAuthority } from './timestamps';
export type { Witness } from './witnesses';
