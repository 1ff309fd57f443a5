import { type Call, calls } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { Config } from '../../config';
import { readHolderName } from '../account';
import type { View } from './message';

/** Where staff's calls are served. */
const CONSOLE_BASE_PATH = '/console-api/v1';

/** Where a call of the chat is served. */
export const chatPath = ({ apiBasePath }: Config, call: Call): string =>
  (call.surface === 'console' ? CONSOLE_BASE_PATH : apiBasePath) + call.path;

/** How one side sees the messages of a holder's conversation. */
export const viewFor = async (
  config: Config,
  reader: Reader,
  holderId: number,
  side: 'holder' | 'staff',
): Promise<View> => ({
  fileBase: chatPath(config, side === 'staff' ? calls.consoleSupport.file : calls.support.file),
  holderName: (await readHolderName(reader, holderId)).username,
});
