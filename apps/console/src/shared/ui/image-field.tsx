import { useState } from 'react';
import { sendImage } from '../api/file';
import { phraseOf } from '../api/phrase';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { Button } from './button';
import { Field, type FieldProps } from './field';

interface Props extends FieldProps {
  /** The number of the picture that stands ready; empty before the first. */
  value: string;
  onType: (value: string) => void;
  /** Whether it may be left without one again. */
  removable?: boolean;
}

/** The choice of a picture: sent at once, shown as the server made it, stated by its number. */
export const ImageField = ({ value, onType, removable = false, ...field }: Props) => {
  const [shown, setShown] = useState<string | null>(null);
  const { sending, error, send } = useSend(async (file: File) => {
    const sent = await sendImage(file);
    setShown(sent.url);
    onType(sent.file_id);
  });
  const state = value === '' ? strings.common.imageHint : strings.common.imageSent(value);
  return (
    <>
      <Field
        {...field}
        error={error ? phraseOf(error) : field.error}
        hint={sending ? strings.common.sending : state}
        input={(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="image/*"
            disabled={sending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void send(file);
            }}
          />
        )}
      />
      {shown && value !== '' ? (
        <img className="thumbnail" src={shown} alt={strings.common.imageSent(value)} />
      ) : null}
      {removable && value !== '' ? (
        <Button inRow onClick={() => onType('')}>
          {strings.common.imageWithout}
        </Button>
      ) : null}
    </>
  );
};
