import type { Clock } from '../../../clock';
import type { Config } from '../../../config';
import { checkDatabase, type Means } from './database';
import { checkFiles } from './files';
import type { Finding } from './finding';
import { checkLiveSettings } from './settings';
import { checkWatching } from './watching';

/** What the settings lead to: others are asked, some of whom may take seconds to answer. */
export const checkOutside = async (config: Config, clock: Clock): Promise<Finding[]> => [
  ...(config.moneyMode === 'live' ? await checkLiveSettings(config) : []),
  ...(await checkWatching(config, clock)),
];

/** @param config undefined where the settings are not understood: then only what needs none of them is looked at */
export const checkStorage = async (means: Means, config: Config | undefined): Promise<Finding[]> => [
  ...(await checkDatabase(means, config)),
  ...(config === undefined ? [] : await checkFiles(means, config)),
];
