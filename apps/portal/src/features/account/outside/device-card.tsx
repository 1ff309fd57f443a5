import { useId, useState } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { useReadAgain } from './api';
import { deviceFault, subscribeDevice, unsubscribeDevice } from './device';

const FAULTS = { unsupported: 'channels.pushUnsupported', denied: 'channels.pushDenied' } as const;

/** Whether this device shows messages while the app is closed. */
export const DeviceCard = ({ pushKey, isOn }: { pushKey: string; isOn: boolean }) => {
  const t = useTranslate();
  const id = useId();
  const readAgain = useReadAgain();
  const [fault, setFault] = useState(deviceFault);
  const { send, sending } = useSend(async () => {
    if (isOn) await unsubscribeDevice();
    else if (!(await subscribeDevice(pushKey))) {
      setFault(deviceFault());
      showToast(t(deviceFault() === 'denied' ? 'channels.pushDenied' : 'channels.pushFailed'), 'failure');
      return;
    }
    await readAgain();
  });
  const state = isOn ? 'channels.pushIsOn' : 'channels.pushIsOff';
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('channels.push')}</h2>
      <p className="small soft">{t(fault === null || isOn ? state : FAULTS[fault])}</p>
      {fault === null || isOn ? (
        <Button look="quiet" sending={sending} onClick={() => void send()}>
          {t(isOn ? 'channels.pushOff' : 'channels.pushOn')}
        </Button>
      ) : null}
    </section>
  );
};
