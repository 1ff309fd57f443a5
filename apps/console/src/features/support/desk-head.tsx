import { setDuty } from '@fairlead/contract/calls/support-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { type ReactNode, useSyncExternalStore } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { ageOf } from '../../shared/lib/age-of';
import { useMay } from '../../shared/session/staff';
import { Failure } from '../../shared/ui/failure';
import { clockOf, clockTime, dayOf } from '../../shared/ui/figures';
import { Popover } from '../../shared/ui/popover';
import { deskSound } from './desk-sound';
import { supportStrings } from './strings';
import { useDeskCounts } from './use-desk-counts';

const DutySwitch = ({ isOn }: { isOn: boolean }) => {
  const { send, sending, error } = useSend((on: boolean) => callApi(setDuty, { on }));
  return (
    <>
      <label className="switch" title={supportStrings.onDutyNote}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={sending}
          onChange={(event) => void send(event.target.checked)}
        />
        {supportStrings.onDuty}
      </label>
      <Failure error={error} />
    </>
  );
};

const SoundSwitch = () => {
  const isOn = useSyncExternalStore(deskSound.onChange, deskSound.isOn);
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => deskSound.set(event.target.checked)} />
      {supportStrings.sound}
    </label>
  );
};

const hoursOf = (isOpen: boolean, until: string | null): string => {
  if (until === null) return isOpen ? supportStrings.openNow : supportStrings.shutNow;
  const isToday = dayOf(until) === dayOf(new Date(deviceClock.now()).toISOString());
  const time = isToday ? clockOf(until) : clockTime(until);
  return isOpen ? supportStrings.open(time) : supportStrings.shut(time);
};

/** Whether one takes new chats, on its button; under it the switches, which are seldom touched, and the opening hours. */
const OwnDuty = ({ isOn, hours }: { isOn: boolean; hours: ReactNode }) => (
  <Popover
    className="button button--plain button--row"
    label={isOn ? supportStrings.onDuty : supportStrings.offDuty}
  >
    {() => (
      <div className="stack stack--tight">
        {hours}
        <DutySwitch isOn={isOn} />
        <SoundSwitch />
      </div>
    )}
  </Popover>
);

/** How the desk stands, in one line: the longest wait of all, whether one takes new chats, the opening hours. */
export const DeskHead = ({ isLive }: { isLive: boolean }) => {
  const counts = useDeskCounts();
  const mayAnswer = useMay(setDuty);
  const longest = counts?.longest_waiting_since ?? null;
  const hours = counts ? (
    <span className={`tag ${counts.open_now ? 'tag--good' : ''}`}>
      {hoursOf(counts.open_now, counts.next_change_at)}
    </span>
  ) : null;
  return (
    <div className="desk-head">
      <h1>{supportStrings.title}</h1>
      <span className="small soft" role="status" title={isLive ? undefined : supportStrings.notLive}>
        {isLive ? '' : supportStrings.notLiveShort}
      </span>
      <span className="small figures">
        {longest === null
          ? supportStrings.nobodyWaits
          : supportStrings.longest(ageOf(Math.max(0, deviceClock.now() - Date.parse(longest))))}
      </span>
      {mayAnswer ? <OwnDuty isOn={counts?.on_duty ?? false} hours={hours} /> : hours}
    </div>
  );
};
