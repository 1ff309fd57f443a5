import { type ChangeEvent, useState } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOf } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { IMAGE_TYPES, imageFault } from '../../../shared/images/rules';
import { showToast } from '../../../shared/ui/toast';
import { type Person, useChangePicture } from './api';

/** The account's picture, or the first letter of the name, and the way to another one. */
export const OwnPicture = ({ person }: { person: Person }) => {
  const t = useTranslate();
  const changePicture = useChangePicture();
  const [fault, setFault] = useState('');
  const { send, sending } = useSend(async (file: File) => {
    const reason = imageFault(file);
    if (reason) return setFault(await phraseOf({ reason, fallback: 'api.code.400' }));
    setFault('');
    await changePicture(file);
    showToast(t('details.pictureSaved'), 'done');
  });
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file can be picked again after a refusal.
    event.target.value = '';
    if (file !== undefined) void send(file);
  };
  const name = person.nickname === '' ? person.username : person.nickname;
  return (
    <>
      <div className="own-picture">
        <div className="own-picture__box">
          {person.avatar_url === null ? (
            <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
          ) : (
            <img src={person.avatar_url} alt={t('details.picture')} />
          )}
        </div>
        <label className="button button--quiet">
          {t(person.avatar_url === null ? 'details.choose' : 'details.change')}
          <input
            type="file"
            className="hidden-text"
            accept={IMAGE_TYPES}
            disabled={sending}
            onChange={pick}
          />
        </label>
      </div>
      {sending ? (
        <p role="status" className="small soft">
          {t('details.pictureSending')}
        </p>
      ) : null}
      {fault === '' ? null : (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
};
