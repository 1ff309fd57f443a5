import { useState } from 'react';
import { deskStrings } from '../desk-strings';
import { Button } from './button';
import { Panel } from './page';

/** Secrets that the server told this once: they live in this page's memory and nowhere else. */
export const ShownOnce = ({ texts, onHide }: { texts: readonly string[]; onHide: () => void }) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(texts.join('\n'));
    setCopied(true);
  };
  return (
    <section className="panel" aria-label={deskStrings.keys.shown}>
      <Panel title={deskStrings.keys.shown}>
        <p>{deskStrings.keys.shownNote}</p>
        <ul className="plain code">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className="row">
          <Button look="primary" onClick={() => void copy()}>
            {deskStrings.keys.copy}
          </Button>
          <Button onClick={onHide}>{deskStrings.keys.hide}</Button>
          <span role="status">{copied ? deskStrings.keys.copied : ''}</span>
        </div>
      </Panel>
    </section>
  );
};
