import { LIMITS } from '@fairlead/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { useNow, useWrittenTime } from '../../../shared/ui/moment';
import { TextField } from '../../../shared/ui/text-field';
import type { Conversation } from './api';
import './rating.css';

const VALUES = [1, 2, 3, 4, 5] as const;
const TICK_MS = 30_000;

interface FormProps {
  readonly conversation: Conversation;
  readonly onSent: () => void;
}

const Form = ({ conversation: { id, rating }, onSent }: FormProps) => {
  const t = useTranslate();
  const name = useId();
  const cache = useQueryClient();
  const [value, setValue] = useState(rating?.value ?? 0);
  const [words, setWords] = useState(rating?.words ?? '');
  const { send, sending } = useSend(async () => {
    await callApi('support.rate', { conversation_id: id, value, words });
    await cache.invalidateQueries({ queryKey: ['support.conversations'] });
    onSent();
  });
  return (
    <form
      className="chat-rating__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="chat-rating__values">
        <legend className="hidden-text">{t('rating.ask')}</legend>
        {VALUES.map((one) => (
          <label key={one} className="chat-rating__value">
            <input
              type="radio"
              name={name}
              className="chat-rating__input"
              aria-label={t('rating.value', { value: String(one) })}
              checked={value === one}
              onChange={() => setValue(one)}
            />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
        <span className="chat-rating__ends small soft" aria-hidden="true">
          <span>{t('rating.bad')}</span>
          <span>{t('rating.good')}</span>
        </span>
      </fieldset>
      {value === 0 ? null : (
        <>
          <TextField
            label={t('rating.words')}
            maxLength={LIMITS.noteMax}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" look="quiet" sending={sending}>
            {t('rating.send')}
          </Button>
        </>
      )}
    </form>
  );
};

/** What the person thinks of a conversation that the desk closed: never needed, once for each closing. */
export const Rating = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const now = useNow(TICK_MS);
  const [isChanging, setChanging] = useState(false);
  const { rating } = conversation;
  if (rating !== null && !isChanging) {
    return (
      <section className="card chat-rating" aria-label={t('rating.ask')}>
        <p role="status">{t('rating.given', { value: String(rating.value) })}</p>
        {now < Date.parse(rating.until) ? (
          <>
            <p className="small soft">{t('rating.until', { time: writtenTime(rating.until) })}</p>
            <Button look="quiet" onClick={() => setChanging(true)}>
              {t('rating.change')}
            </Button>
          </>
        ) : null}
      </section>
    );
  }
  return (
    <section className="card chat-rating" aria-label={t('rating.ask')}>
      <h2>{t('rating.ask')}</h2>
      <p className="small soft">{t('rating.explained')}</p>
      <Form conversation={conversation} onSent={() => setChanging(false)} />
    </section>
  );
};
