import { useState } from 'react';
import { sendLandingPage } from '../api/file';
import { phraseOf, refusedFields } from '../api/phrase';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { Button } from './button';
import { Field, type FieldProps } from './field';
import { LandingFrame } from './landing-frame';

interface Props extends FieldProps {
  /** The number of the page that stands ready; empty where there is none. */
  value: string;
  onType: (value: string) => void;
}

/** The choice of a landing page: sent at once, shown as the server made it, stated by its number. */
export const PageField = ({ value, onType, ...field }: Props) => {
  const [shown, setShown] = useState<string | null>(null);
  const { sending, error, send } = useSend(async (file: File) => {
    const sent = await sendLandingPage(file);
    setShown(sent.url);
    onType(sent.file_id);
  });
  const refused = error ? (refusedFields(error)['file'] ?? phraseOf(error)) : undefined;
  const state = value === '' ? strings.common.pageHint : strings.common.pageSent(value);
  return (
    <>
      <Field
        {...field}
        error={refused ?? field.error}
        hint={sending ? strings.common.sending : state}
        input={(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="text/html,.html,.htm"
            disabled={sending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void send(file);
            }}
          />
        )}
      />
      {value === '' ? null : (
        <Button
          inRow
          onClick={() => {
            setShown(null);
            onType('');
          }}
        >
          {strings.common.pageRemove}
        </Button>
      )}
      {shown ? <LandingFrame url={shown} /> : null}
    </>
  );
};
