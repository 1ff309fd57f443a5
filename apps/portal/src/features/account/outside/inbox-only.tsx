import { useTranslate } from '../../../shared/i18n/use-translate';
import { useChannels } from './api';

/** Words of one sentence where nothing but the inbox tells the person, so that nobody waits for an e-mail. */
export const InboxOnly = () => {
  const t = useTranslate();
  const { data } = useChannels();
  if (data === undefined) return null;
  const { email, devices } = data;
  const isSilent = devices === 0 && !(email.can_verify && email.verified);
  return isSilent ? t('channels.me') : null;
};
