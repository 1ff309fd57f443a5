import type { ResponseOf } from '@fairlead/contract';
import { addNote, type facts, setTag } from '@fairlead/contract/calls/case';
import { LIMITS } from '@fairlead/contract/limits';
import { HOLDER_TAGS, type HolderTag } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { words } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Failure } from '../../shared/ui/failure';
import { Moment } from '../../shared/ui/figures';
import { viewStrings } from './case-strings';

type CaseFacts = ResponseOf<typeof facts>;

const texts = viewStrings.notes;

interface DialogProps {
  id: string;
  username: string;
  onClose: () => void;
}

/** Writes a note on a case. */
export const NoteDialog = ({ id, username, onClose }: DialogProps) => (
  <ActDialog
    title={texts.add}
    note={`${username}. ${texts.hint}`}
    name={`note-${id}`}
    fields={[{ name: 'text', kind: 'lines', label: texts.text, maxLength: LIMITS.remarkMax }]}
    submit={texts.add}
    onClose={onClose}
    run={({ text }) => callApi(addNote, { id, text })}
  />
);

/** Sets a tag of a case. */
export const TagDialog = ({ id, username, onClose }: DialogProps) => (
  <ActDialog
    title={texts.setTag}
    note={`${username}. ${texts.tagNote}`}
    name={`tag-${id}`}
    fields={[
      {
        ...{ name: 'tag', kind: 'choice', label: texts.tag },
        choices: HOLDER_TAGS.map((tag) => ({ value: tag, label: words(tag) })),
      },
    ]}
    submit={texts.setTag}
    onClose={onClose}
    run={({ tag }) => callApi(setTag, { id, tag: tag as HolderTag, set: true })}
  />
);

/** The tags of a case, each with the way to take it off. */
export const Tags = ({ id, tags }: { id: string; tags: readonly HolderTag[] }) => {
  const { sending, error, send } = useSend((tag: HolderTag) => callApi(setTag, { id, tag, set: false }));
  const mayTag = useMay(setTag);
  return (
    <>
      {tags.map((tag) => (
        <span key={tag} className="tag case__tag">
          {words(tag)}
          {mayTag ? (
            <button
              type="button"
              className="case__off"
              aria-label={texts.remove(words(tag))}
              disabled={sending}
              onClick={() => void send(tag)}
            >
              ×
            </button>
          ) : null}
        </span>
      ))}
      <Failure error={error} />
    </>
  );
};

/** What staff wrote about a holder, newest first. */
export const Notes = ({ notes }: { notes: CaseFacts['notes'] }) => {
  const written = notes.filter(({ kind }) => kind === 'note');
  if (written.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <ul className="plain stack stack--tight">
      {written.map((note) => (
        <li key={note.id} className="case__note">
          <p className="small">
            <strong>{note.by}</strong>{' '}
            <span className="soft">
              <Moment at={note.time} />
            </span>
          </p>
          <p className="said">{note.text}</p>
        </li>
      ))}
    </ul>
  );
};
