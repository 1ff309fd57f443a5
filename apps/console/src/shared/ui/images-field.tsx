import { useState } from 'react';
import { sendImage } from '../api/file';
import { phraseOf } from '../api/phrase';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { Button } from './button';
import { chosenOf, Field, type FieldProps } from './field';

const IMAGES_MAX = 6;

interface Props extends FieldProps {
  /** The numbers of the pictures that stand ready, with spaces between. */
  value: string;
  onType: (value: string) => void;
}

/** The choice of up to six pictures: each is sent at once, shown as the server made it, stated by its number. */
export const ImagesField = ({ value, onType, ...field }: Props) => {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const ids = chosenOf(value);
  const { sending, error, send } = useSend(async (files: readonly File[]) => {
    const sent: string[] = [];
    for (const file of files.slice(0, IMAGES_MAX - ids.length)) {
      const { file_id: id, url } = await sendImage(file);
      sent.push(id);
      setShown((before) => ({ ...before, [id]: url }));
      // Told one by one: those that were sent stay when a later one is refused.
      onType([...ids, ...sent].join(' '));
    }
  });
  const isFull = ids.length >= IMAGES_MAX;
  const hint = isFull ? strings.common.imagesFull : strings.common.imagesHint;
  return (
    <>
      <Field
        {...field}
        error={error ? phraseOf(error) : field.error}
        hint={sending ? strings.common.sending : hint}
        input={(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="image/*"
            multiple
            disabled={sending || isFull}
            onChange={(event) => void send([...(event.target.files ?? [])])}
          />
        )}
      />
      {ids.map((id, place) => (
        <div key={id} className="row">
          {shown[id] ? (
            <img className="thumbnail" src={shown[id]} alt={strings.common.imageSent(id)} />
          ) : null}
          {shown[id] ? null : <span>{strings.common.imageSent(id)}</span>}
          <Button inRow onClick={() => onType(ids.filter((one) => one !== id).join(' '))}>
            {strings.common.imageRemove(place + 1)}
          </Button>
        </div>
      ))}
    </>
  );
};
