import { useCallback, useEffect, useRef, useState } from 'react';
import { sendAnswerFile } from '../../shared/api/file';
import { phraseOf, refusedFields } from '../../shared/api/phrase';
import { Button } from '../../shared/ui/button';
import { supportStrings } from './strings';

/** As many files as one message takes. */
const FILES_MAX = 6;
const FILE_TYPES = 'application/pdf';

/** A file for the answer that is being written. */
interface AnswerFile {
  readonly key: number;
  readonly name: string;
  /** By which the answer names it; none until the server has taken it. */
  readonly fileId?: string;
  /** Why it was not taken. */
  readonly reason?: string;
}

/** Files are sent as soon as they are picked; each can be removed until the answer is sent. */
export const useAnswerFiles = (onChange: () => void) => {
  const [files, setFiles] = useState<readonly AnswerFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  const transfer = useCallback(async (key: number, file: File): Promise<void> => {
    const abort = new AbortController();
    running.current.set(key, abort);
    const change = (what: Partial<AnswerFile>): void =>
      setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...what } : one)));
    try {
      change({ fileId: (await sendAnswerFile(file, abort.signal)).file_id });
    } catch (error) {
      if (!abort.signal.aborted) change({ reason: refusedFields(error)['file'] ?? phraseOf(error) });
    }
  }, []);

  useEffect(() => {
    const transfers = running.current;
    return () => {
      for (const abort of transfers.values()) abort.abort();
    };
  }, []);

  return {
    files,
    leftOut,
    add: (picked: readonly File[]): void => {
      const taken = picked.slice(0, FILES_MAX - files.length);
      const added = taken.map((file) => {
        nextKey.current += 1;
        void transfer(nextKey.current, file);
        return { key: nextKey.current, name: file.name };
      });
      setFiles((before) => [...before, ...added]);
      setLeftOut(picked.length - taken.length);
      onChange();
    },
    remove: (key: number): void => {
      running.current.get(key)?.abort();
      setFiles((before) => before.filter((one) => one.key !== key));
      setLeftOut(0);
      onChange();
    },
    clear: (): void => {
      setFiles([]);
      setLeftOut(0);
    },
  };
};

type Files = Omit<ReturnType<typeof useAnswerFiles>, 'add' | 'clear'>;

const FileRow = ({ file, onRemove }: { file: AnswerFile; onRemove: () => void }) => {
  const { name, fileId, reason } = file;
  return (
    <li className="answer-files__file">
      <Button inRow aria-label={supportStrings.fileRemove(name)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </Button>
      {reason === undefined ? (
        <span role="status">{fileId === undefined ? supportStrings.fileSending(name) : name}</span>
      ) : (
        <span role="alert" className="loss">
          {supportStrings.fileRefused(name, reason)}
        </span>
      )}
    </li>
  );
};

/** What goes with the answer, and what was not taken. */
export const AnswerFileList = ({ files, leftOut, remove }: Files) => (
  <>
    {files.length === 0 ? null : (
      <ul className="answer-files" aria-label={supportStrings.files}>
        {files.map((file) => (
          <FileRow key={file.key} file={file} onRemove={() => remove(file.key)} />
        ))}
      </ul>
    )}
    {leftOut > 0 ? (
      <p role="alert" className="field__note field__note--wrong">
        {supportStrings.filesFull(FILES_MAX)}
      </p>
    ) : null}
  </>
);

/** The choice of files; the same one can be picked again after it was removed. */
export const FilePicker = ({ onPick }: { onPick: (picked: readonly File[]) => void }) => (
  <label className="button button--plain file-picker">
    {supportStrings.attach}
    <input
      type="file"
      className="hidden-text"
      accept={FILE_TYPES}
      multiple
      onChange={(event) => {
        onPick([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  </label>
);
