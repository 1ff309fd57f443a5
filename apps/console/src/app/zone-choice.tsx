import { chooseZone, chosenZone, ownZone, ZONES } from '../shared/lib/zone';
import { ChoiceField } from '../shared/ui/field';
import { appStrings } from './strings';

/** The zone in which this person reads and types times. */
export const ZoneChoice = () => (
  <ChoiceField
    label={appStrings.zone.label}
    value={chosenZone() ?? ''}
    onType={chooseZone}
    emptyLabel={chosenZone() === null ? appStrings.zone.device(ownZone()) : appStrings.zone.ofDevice}
    choices={ZONES.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
  />
);
