import type { Reason } from '@fairlead/vocabulary';
import { useId, useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCouponWords } from '../../shared/ui/coupon-words';
import { Icon } from '../../shared/ui/icon';
import { useWrittenTime } from '../../shared/ui/moment';
import './put-dialog.css';

type Choice = ResponseFor<'plan.quote'>['coupons'][number];

interface OneProps {
  choice: Choice;
  group: string;
  isChosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** Why a coupon cannot be used here, in the words of its own rule. */
const useProblem = (): ((choice: Choice) => string) => {
  const t = useTranslate();
  return ({ coupon, problem }) =>
    coupon.kind === 'team' && problem === 'coupon_not_applicable'
      ? t('coupon.teamOnly')
      : t(`reason.${problem as Reason}`);
};

const One = ({ choice, group, isChosen, disabled, onChoose }: OneProps) => {
  const t = useTranslate();
  const words = useCouponWords();
  const writtenTime = useWrittenTime();
  const problemOf = useProblem();
  const { coupon, problem } = choice;
  return (
    // One that no longer fits stays chosen until the person chooses otherwise: the reason stands above the button.
    <label className={`pick ${problem === null ? '' : 'pick--off'}`}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={disabled || (problem !== null && !isChosen)}
        onChange={onChoose}
      />
      <span>
        <b>{words.headline(coupon.effect)}</b> · {coupon.name}
        <span className="pick__line small soft">
          {words.requirement(coupon.requirement)} ·{' '}
          {t('coupon.validUntil', { time: writtenTime(coupon.expires_at) })}
        </span>
        {problem === null ? null : <span className="pick__line small pick__why">{problemOf(choice)}</span>}
      </span>
    </label>
  );
};

interface Props {
  choices: readonly Choice[];
  chosen: string | null;
  disabled: boolean;
  onChoose: (couponId: string | null) => void;
}

/**
 * The person's coupons for this put: those that fit, and the others with why they do not
 * (docs/domain/coupons.md#use-at-a-put).
 */
export const PutCoupons = ({ choices, chosen, disabled, onChoose }: Props) => {
  const t = useTranslate();
  const words = useCouponWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const current = choices.find(({ coupon }) => coupon.id === chosen)?.coupon;
  const fitting = choices.filter(({ problem }) => problem === null).length;
  if (choices.length === 0 && chosen === null) return null;
  return (
    <fieldset className="pick-list">
      <legend className="hidden-text">{t('put.coupon')}</legend>
      <button
        type="button"
        className="pick-list__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('put.coupon')}</span>
        <span className="pick-list__now">
          {current ? words.headline(current.effect) : t('put.couponsFit', { count: fitting })}
        </span>
        <Icon name="next" />
      </button>
      <div id={id} hidden={!isOpen}>
        <label className="pick">
          <input
            type="radio"
            name={id}
            checked={chosen === null}
            disabled={disabled}
            onChange={() => onChoose(null)}
          />
          <span>{t('put.noCoupon')}</span>
        </label>
        {choices.map((choice) => (
          <One
            key={choice.coupon.id}
            choice={choice}
            group={id}
            isChosen={choice.coupon.id === chosen}
            disabled={disabled}
            onChoose={() => onChoose(choice.coupon.id)}
          />
        ))}
      </div>
    </fieldset>
  );
};
