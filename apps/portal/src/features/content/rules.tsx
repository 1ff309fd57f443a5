import { Paragraphs } from '../../shared/legal/typeset';
import { Loaded } from '../../shared/ui/loaded';
import { useTexts } from './api';
import { Version } from './version';

/** The operating rules, with the version that counts. */
export const Rules = () => {
  const texts = useTexts();
  return (
    <Loaded query={texts} lines={12}>
      {({ rules }) => (
        <article className="card">
          <Paragraphs text={rules.text} />
          <Version number={rules.version} since={rules.since} />
        </article>
      )}
    </Loaded>
  );
};
