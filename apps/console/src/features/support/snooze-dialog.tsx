import { snooze } from '@fairlead/contract/calls/support-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { callApi } from '../../shared/api';
import { hourOfDay } from '../../shared/lib/zone';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';
import { offerUndo } from './undo-offer';

const HOUR_MS = 3_600_000;
const MORNING = 9;

const afterHours = (hours: number): Date => new Date(deviceClock.now() + hours * HOUR_MS);
/** Nine in the morning, some days on, in the zone that the frame names. */
const morningIn = (days: number): Date => hourOfDay(new Date(deviceClock.now()), days, MORNING);

type Choice = keyof typeof supportStrings.snoozeChoices;

const TIMES: Readonly<Record<Choice, () => Date>> = {
  hour: () => afterHours(1),
  hours: () => afterHours(3),
  tomorrow: () => morningIn(1),
  days: () => morningIn(3),
  // A clock that is a little ahead of the server's must not ask for more than a week.
  week: () => afterHours(7 * 24 - 1),
};
const CHOICES = Object.keys(TIMES) as readonly Choice[];

/** Puts a conversation off (docs/domain/support.md#snooze). */
export const SnoozeDialog = ({
  conversation,
  onClose,
}: {
  conversation: DeskConversation;
  onClose: () => void;
}) => (
  <ActDialog
    title={supportStrings.snooze}
    note={supportStrings.snoozeNote}
    name={`snooze-${conversation.id}`}
    fields={[
      {
        ...{ name: 'until', kind: 'choice', label: supportStrings.snoozeUntil, initial: 'hour' },
        choices: CHOICES.map((one) => ({ value: one, label: supportStrings.snoozeChoices[one] })),
      },
    ]}
    submit={supportStrings.snooze}
    onClose={onClose}
    run={async ({ until }) => {
      await callApi(snooze, {
        conversation_id: conversation.id,
        until: TIMES[until as Choice]().toISOString(),
      });
      offerUndo(conversation, 'snooze');
    }}
  />
);
