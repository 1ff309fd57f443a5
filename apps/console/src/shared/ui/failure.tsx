import { phraseOf } from '../api/phrase';

/** Says in place why a call failed; nothing where none did. */
export const Failure = ({ error }: { error: unknown }) =>
  error ? (
    <p role="alert" className="notice notice--bad">
      {phraseOf(error)}
    </p>
  ) : null;
