import { copyText } from '@fairlead/ui/copy-text';
import { useState } from 'react';
import { strings } from '../lib/strings';
import { Button } from './button';
import { Panel } from './page';

interface Props {
  texts: readonly string[];
  /** Of a single secret: whose it is, and for how long. */
  note?: string;
  onHide: () => void;
}

/** Secrets that the server told this once: they live in this page's memory and nowhere else. */
export const ShownOnce = ({ texts, note, onHide }: Props) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(texts.join('\n')));
  return (
    <section className="panel" aria-label={strings.shownOnce.title}>
      <Panel title={strings.shownOnce.title}>
        <p>{note ?? strings.shownOnce.note}</p>
        <ul className="plain code">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className="row">
          <Button look="primary" onClick={() => void copy()}>
            {note ? strings.shownOnce.copyOne : strings.shownOnce.copy}
          </Button>
          <Button onClick={onHide}>{note ? strings.shownOnce.hideOne : strings.shownOnce.hide}</Button>
          <span role="status">{copied ? strings.shownOnce.copied : ''}</span>
        </div>
      </Panel>
    </section>
  );
};
