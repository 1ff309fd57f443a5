import { phraseOf } from '../api/phrase';
import { strings } from '../lib/strings';
import { Button } from './button';

interface Props {
  /** Why sending failed; null where it did not. */
  error: unknown;
  /** What is wrong with the whole form, where it is not what the error says. */
  fault?: string | null;
  submit: string;
  sending: boolean;
  look?: 'primary' | 'danger';
  disabled?: boolean;
  /** Absent where the form stands on a page and is left with it. */
  onCancel?: (() => void) | undefined;
}

/** What every form ends with: what is wrong with it, and the ways out. */
export const FormFoot = ({ error, fault, submit, sending, look = 'primary', disabled, onCancel }: Props) => {
  const said = fault ?? (error ? phraseOf(error) : null);
  return (
    <div className="form__foot">
      {said ? (
        <p role="alert" className="notice notice--bad">
          {said}
        </p>
      ) : null}
      <div className="form__actions">
        {onCancel ? (
          <Button onClick={onCancel} disabled={sending}>
            {strings.common.cancel}
          </Button>
        ) : null}
        <Button type="submit" look={look} sending={sending} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </div>
  );
};
