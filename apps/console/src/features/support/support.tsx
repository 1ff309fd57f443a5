import { useState } from 'react';
import { useParams } from 'react-router';
import { useDeskLive } from '../../shared/api/live';
import { useShortcuts } from '../../shared/lib/shortcuts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { PageTitle } from '../../shared/ui/page';
import { ConversationPanel } from './conversation';
import { DeskHead } from './desk-head';
import { DeskList } from './desk-list';
import { DeskRatings } from './desk-ratings';
import type { ActsOn } from './person-facts';
import { supportStrings } from './strings';
import { UndoBar } from './undo-bar';
import './desk.css';

const KeysHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ '?': () => setIsOpen(true) });
  if (!isOpen) return null;
  const { title, note, close, all } = supportStrings.keys;
  return (
    <Dialog title={title} note={note} onClose={() => setIsOpen(false)}>
      {(end) => (
        <>
          <dl className="desk-keys">
            {all.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <div className="form__actions">
            <Button look="primary" onClick={end}>
              {close}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
};

/** The chat desk: who wrote, what was said, and what is known of the person, side by side. */
export const SupportPage = ({ actsOn }: { actsOn?: ActsOn }) => {
  const { id } = useParams();
  const { isLive, typing, tellTyping } = useDeskLive();
  return (
    <div className={`chat-desk ${id === undefined ? '' : 'chat-desk--open'}`}>
      <PageTitle title={supportStrings.title} />
      <div className="desk-list">
        <DeskHead isLive={isLive} />
        <DeskList id={id} />
      </div>
      {id === undefined ? (
        <div className="talk talk--none">
          <h2>{supportStrings.choose}</h2>
          <p className="soft">{supportStrings.chooseNote}</p>
          <DeskRatings />
        </div>
      ) : (
        <ConversationPanel
          key={id}
          id={id}
          {...(actsOn === undefined ? {} : { actsOn })}
          writing={typing?.id === id ? typing.name : null}
          onTyping={() => tellTyping(id)}
        />
      )}
      <UndoBar />
      <KeysHelp />
    </div>
  );
};
