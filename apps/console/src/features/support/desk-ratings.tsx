import { ratings } from '@fairlead/contract/calls/support-staff';
import { useCall } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { supportStrings } from './strings';

/** How people rated each desk; of persons there is no such figure. */
export const DeskRatings = () => {
  const found = useCall(ratings, {});
  return found.data?.items.map(({ topic, count, average_hundredths: average }) =>
    average === null ? null : (
      <p key={topic} className="small soft">
        {supportStrings.deskRating(words(topic), (average / 100).toFixed(1), count)}
      </p>
    ),
  );
};
