import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react';
import { ApiError } from '../../shared/api';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { phraseOf, phraseOfError } from '../../shared/errors/phrase';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import { type CurrentLead, type LeadCard, useFollowActs } from './api';

const FollowDialog = lazy(() => import('./follow-dialog'));

const EMPTY = { operationId: '' };

/** Asks for an operation ID and shows that lead's record before anything is followed. */
export const FollowForm = ({ current }: { current: CurrentLead }) => {
  const t = useTranslate();
  const { look } = useFollowActs();
  const { draft, change, discard } = useDraft('follow', EMPTY);
  const [lead, setLead] = useState<LeadCard | null>(null);
  const [error, setError] = useState('');
  const typed = draft.operationId.trim();
  const showInPlace = useCallback((failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.kind !== 'code') return false;
    void phraseOfError(failure).then(setError);
    return true;
  }, []);
  const { send, sending } = useSend(async () => {
    if (typed === '') return setError(t('common.required'));
    if (typed === current?.operation_id) {
      return setError(await phraseOf({ reason: 'operation_id_current', fallback: 'api.other' }));
    }
    setLead(await look(typed));
  }, showInPlace);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="card" onSubmit={submit} noValidate>
      {current === null ? null : <h2>{t('follow.changeHeading')}</h2>}
      <TextField
        label={t('follow.field')}
        hint={t('follow.hint')}
        error={error === '' ? undefined : error}
        value={draft.operationId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        onChange={(event) => {
          setError('');
          change('operationId', event.target.value);
        }}
      />
      <Button type="submit" look={current === null ? 'primary' : 'quiet'} sending={sending}>
        {t('follow.look')}
      </Button>
      {lead === null ? null : (
        <Suspense fallback={null}>
          <FollowDialog lead={lead} before={current} onClose={() => setLead(null)} onDone={discard} />
        </Suspense>
      )}
    </form>
  );
};
