import { setDuty } from '@fairlead/contract/calls/support-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { type ReactNode, useSyncExternalStore } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { ageOf } from '../../shared/lib/age-of';
import { ownZone } from '../../shared/lib/zone';
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
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          // Not disabled: the focus would be lost. A second press while it is sent is dropped.
          aria-disabled={sending}
          onChange={(event) => void send(event.target.checked)}
        />
        {supportStrings.onDuty}
      </label>
      <p className="small soft">{supportStrings.onDutyNote}</p>
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

/** Whether people are told that it is open, and until when by a clock of this reader. */
const hoursOf = (isOpen: boolean, until: string | null): string => {
  if (until === null) return isOpen ? supportStrings.openNow : supportStrings.shutNow;
  const isToday = dayOf(until) === dayOf(new Date(deviceClock.now()).toISOString());
  const time = isToday ? clockOf(until) : clockTime(until);
  const said = isOpen ? supportStrings.open : supportStrings.shut;
  return said(time, ownZone().replaceAll('_', ' '));
};

/** Whether one takes new chats, on its button; under it the switches, which are seldom touched, and the opening hours. */
const OwnDuty = ({ isOn, hours }: { isOn: boolean; hours: ReactNode }) => (
  <Popover
    className="button button--plain button--row"
    label={
      <>
        {isOn ? supportStrings.onDuty : supportStrings.offDuty}
        <span aria-hidden="true">&nbsp;▾</span>
      </>
    }
  >
    {() => (
      <div className="stack stack--tight duty">
        <DutySwitch isOn={isOn} />
        <SoundSwitch />
        {hours}
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
    <p className="small soft">{hoursOf(counts.open_now, counts.next_change_at)}</p>
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
