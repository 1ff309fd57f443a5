import type { ProposalDetail } from '@fairlead/contract';
import { Moment } from '../../shared/ui/figures';
import { standingOutStrings as say } from './strings';

/** The device that was seen first most lately, of those that are new. */
const newestDevice = ({ about_holder: about }: ProposalDetail): string | undefined =>
  (about?.sign_ins ?? [])
    .filter(({ is_new: isNew }) => isNew)
    .map(({ device_since: since }) => since)
    .toSorted()
    .at(-1);

/** What is no flag and deserves a look before a withdrawal is approved or paid: next to what is claimed, not far below. */
export const StandingOut = ({ proposal }: { proposal: ProposalDetail }) => {
  if (proposal.destination === null) return null;
  const isFirst = proposal.destination.former.length === 0;
  const since = newestDevice(proposal);
  if (!isFirst && since === undefined) return null;
  return (
    <div className="notice notice--attention notice--lines">
      <strong>{say.title}</strong>
      <ul className="plain">
        {isFirst ? <li>{say.firstPayout}</li> : null}
        {since === undefined ? null : (
          <li>
            {say.newDevice} <Moment at={since} />
          </li>
        )}
      </ul>
    </div>
  );
};
