import type { CallId } from '@fairlead/contract';
import type { LimitName } from '../config';

/**
 * Calls that are counted per address before anything else is done, and the limit that counts. Signing in by a name
 * counts for itself, since known devices pass.
 */
export const THROTTLED_CALLS: { readonly [Id in CallId]?: LimitName } = {
  'auth.register': 'register',
  'auth.loginV2': 'signIn',
  'auth.registerV2': 'register',
  'auth.openStore': 'code',
  'recovery.ask': 'code',
  'recovery.setPassword': 'code',
  'recovery.caseState': 'signIn',
  'recovery.setPasswordInCase': 'code',
  'acceptor.detail': 'code',
  'guest.open': 'code',
  'guest.object': 'code',
  'guest.messages': 'signIn',
  'guest.send': 'signIn',
  'channel.sendCode': 'code',
  'channel.verify': 'code',
  'user.ownData': 'code',
  'files.upload': 'upload',
  'support.upload': 'upload',
};
