import { ApiError } from '@fairlead/contract/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { type Attachment, saveChatFile, useChatFile } from './api';

const Dialog = lazy(async () => ({ default: (await import('../../../shared/ui/dialog')).Dialog }));

const SaveButton = ({ file }: { file: Attachment }) => {
  const t = useTranslate();
  const { send, sending } = useSend(saveChatFile);
  return (
    <Button look="quiet" sending={sending} onClick={() => void send(file.file_id)}>
      {t('chat.fileSave', { name: file.name })}
    </Button>
  );
};

/** The address of a picture on this device, for as long as it is shown. */
const useAddress = (content: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};

const Picture = ({ file }: { file: Attachment }) => {
  const t = useTranslate();
  const query = useChatFile(file.file_id);
  const address = useAddress(query.data);
  const [isOpen, setOpen] = useState(false);
  if (query.isError) {
    // The server says that it is lost, in the reader's language: trying again would be no use.
    if (query.error instanceof ApiError && query.error.data.reason === 'file_lost') {
      return <p className="chat-picture chat-picture--failed">{query.error.message}</p>;
    }
    return (
      <button
        type="button"
        className="chat-picture chat-picture--failed"
        onClick={() => void query.refetch()}
      >
        {t('chat.imageFailed')}
      </button>
    );
  }
  if (address === undefined) {
    return <div className="chat-picture skeleton" role="status" aria-label={t('common.loading')} />;
  }
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        aria-label={t('chat.imageOpen', { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <img className="chat-picture__image" src={address} alt="" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog title={file.name} onClose={() => setOpen(false)}>
            <img className="chat-picture__whole" src={address} alt={file.name} />
            <SaveButton file={file} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
};

/** A file in a message: a picture is shown, a document is handed to the device. */
export const AttachmentView = ({ file }: { file: Attachment }) =>
  file.type === 'image' ? <Picture file={file} /> : <SaveButton file={file} />;
