import { Loaded } from '../../shared/ui/loaded';
import { useTexts } from './api';
import { Prose } from './prose';
import { Version } from './version';

/** The operating rules, with the version that counts. */
export const Rules = () => {
  const texts = useTexts();
  return (
    <Loaded query={texts} lines={12}>
      {({ rules }) => (
        <article className="card">
          <Prose text={rules.text} />
          <Version number={rules.version} since={rules.since} />
        </article>
      )}
    </Loaded>
  );
};
