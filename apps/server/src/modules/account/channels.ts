import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { isMailConfigured, isSmsConfigured, readOutside } from '../notifications';
import { readHolder } from './queries';

type State = ResponseOf<CallOf<'channel.read'>>;

/** How a person is reached outside the app: what they have shown to be theirs, what they chose, what there is. */
export const readChannels = async (
  services: Services,
  { caller: { holderId, sessionId } }: Pick<Incoming<CallOf<'channel.read'>, HolderCaller>, 'caller'>,
): Promise<State> => {
  const { database, config } = services;
  const holder = await readHolder(database, holderId);
  if (holder === undefined) throw new Error(`holder ${holderId} is signed in and does not exist`);
  const outside = await readOutside(services, holderId, sessionId);
  return {
    email: {
      value: holder.email,
      verified: holder.emailVerifiedAt !== null,
      can_verify: isMailConfigured(config),
    },
    phone: {
      value: holder.phone,
      verified: holder.phoneVerifiedAt !== null,
      can_verify: isSmsConfigured(config),
    },
    push_key: config.push?.publicKey ?? null,
    device_subscribed: outside.isSubscribed,
    devices: outside.devices,
    choice: outside.choice,
  };
};
