import { useTranslate } from '../../../shared/i18n/use-translate';
import { Loaded } from '../../../shared/ui/loaded';
import { useChannels } from './api';
import { ChoiceCard } from './choice-card';
import { ContactCard } from './contact-card';
import { DeviceCard } from './device-card';
import './outside.css';

/** How the person is told outside the app: their addresses, this device, and what goes where. */
export const Outside = () => {
  const t = useTranslate();
  const query = useChannels();
  return (
    <Loaded query={query} lines={12}>
      {(channels) => {
        const { email, phone, push_key: pushKey, device_subscribed: isOn } = channels;
        const isSilent = !email.can_verify && pushKey === null;
        return (
          <>
            {isSilent ? <p className="soft">{t('channels.inboxOnly')}</p> : null}
            <ContactCard contact="email" state={email} />
            <ContactCard contact="phone" state={phone} />
            {pushKey === null ? null : <DeviceCard pushKey={pushKey} isOn={isOn} />}
            {isSilent ? null : <ChoiceCard channels={channels} />}
          </>
        );
      }}
    </Loaded>
  );
};
