import { MESSAGE_CATEGORIES, type MessageCategory, SHOWN_IN_MESSAGES } from '@fairlead/vocabulary';
import { useId } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Choices } from '../../../shared/ui/tabs';
import { showToast } from '../../../shared/ui/toast';
import { type Channels, type Choice, useChoose } from './api';
import { deviceFault } from './device';

type Way = 'email' | 'push';

interface SwitchProps {
  label: string;
  isOn: boolean;
  disabled: boolean;
  onChange: () => void;
}

const Switch = ({ label, isOn, disabled, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className="switch"
    aria-label={label}
    aria-checked={isOn}
    disabled={disabled}
    onClick={onChange}
  >
    <span className="switch__track" aria-hidden="true">
      <span className="switch__knob" />
    </span>
  </button>
);

const without = (choice: Choice, way: Way, category: MessageCategory): Choice => ({
  ...choice,
  [way]: choice[way].includes(category)
    ? choice[way].filter((one) => one !== category)
    : [...choice[way], category],
});

/** Whether a message shows a notice's title alone. */
const Shows = ({
  shows,
  onChange,
}: {
  shows: Choice['shows'];
  onChange: (next: Choice['shows']) => void;
}) => {
  const t = useTranslate();
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {t('channels.shows')}
      </span>
      <div className="outside__shows">
        <Choices
          label={t('channels.shows')}
          options={SHOWN_IN_MESSAGES.map((value) => ({ value, label: t(`channels.shows.${value}`) }))}
          value={shows}
          onChange={onChange}
        />
      </div>
      <p className="field__hint">{t(shows === 'title' ? 'channels.showsTitle' : 'channels.showsDetails')}</p>
    </div>
  );
};

/** Which category is told by which channel, and what a message shows; kept at once. */
export const ChoiceCard = ({ channels }: { channels: Channels }) => {
  const t = useTranslate();
  const id = useId();
  const choose = useChoose();
  const { choice, email, push_key: pushKey, devices } = channels;
  // A browser that refuses is the only device: nothing would be told by what is switched on.
  const isPushRefused = devices === 0 && deviceFault() !== null;
  const { send, sending } = useSend(async (next: Choice) => {
    await choose(next);
    showToast(t('channels.saved'), 'done');
  });
  const ways: readonly Way[] = [
    ...(email.can_verify ? (['email'] as const) : []),
    ...(pushKey === null ? [] : (['push'] as const)),
  ];
  const nameOf = (category: MessageCategory): string =>
    t(category === 'security' ? 'channels.security' : `notifications.category.${category}`);
  const switchOf = (category: MessageCategory, way: Way) => {
    const isFixed = way === 'email' && category === 'security';
    const isOut = way === 'email' ? !email.verified : isPushRefused;
    return (
      <Switch
        label={`${nameOf(category)}: ${t(`channels.${way}`)}`}
        isOn={!isOut && (isFixed || choice[way].includes(category))}
        disabled={sending || isFixed || isOut}
        onChange={() => void send(without(choice, way, category))}
      />
    );
  };
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('channels.what')}</h2>
      {ways.includes('email') ? (
        <p className="small soft">{t(email.verified ? 'channels.securityAlways' : 'channels.needsEmail')}</p>
      ) : null}
      {ways.includes('push') && isPushRefused ? (
        <p className="small soft">{t('channels.needsPush')}</p>
      ) : null}
      {ways.length < 2 ? null : (
        <div className="outside__row small soft" aria-hidden="true">
          <span className="outside__name" />
          {ways.map((way) => (
            <span key={way} className="outside__way">
              {t(`channels.${way}`)}
            </span>
          ))}
        </div>
      )}
      <ul className="outside__rows">
        {MESSAGE_CATEGORIES.map((category) => (
          <li key={category} className="outside__row">
            <span className="outside__name">{nameOf(category)}</span>
            {ways.map((way) => (
              <span key={way} className="outside__way">
                {switchOf(category, way)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Shows shows={choice.shows} onChange={(shows) => void send({ ...choice, shows })} />
    </section>
  );
};
