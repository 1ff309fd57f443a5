import { type ChangeEvent, useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Button } from '../ui/button';
import { IMAGE_TYPES, IMAGES_MAX } from './rules';
import type { Picked } from './use-images';
import './images.css';

interface ImageProps {
  image: Picked;
  number: string;
  onRemove: () => void;
  onRetry: () => void;
}

const Image = ({ image, number, onRemove, onRetry }: ImageProps) => {
  const t = useTranslate();
  const [isUnreadable, setUnreadable] = useState(false);
  const isSending = image.state === 'sending';
  return (
    <li className="image">
      <div className="image__box">
        {isUnreadable ? null : (
          <img
            className="image__picture"
            src={image.preview}
            alt={t('feedback.image', { number })}
            onError={() => setUnreadable(true)}
          />
        )}
        {isSending ? (
          <span className="image__veil" role="status" aria-label={t('feedback.imageSending', { number })}>
            <span className="spinner" />
          </span>
        ) : null}
        <button
          type="button"
          className="image__remove"
          aria-label={t('feedback.imageRemove', { number })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {image.state === 'failed' ? (
        <div className="image__fault">
          <p className="field__error" role="alert">
            {t('feedback.imageFailed', { number, reason: image.reason ?? '' })}
          </p>
          {image.canRetry ? (
            <Button look="quiet" onClick={onRetry}>
              {t('feedback.imageAgain', { number })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
};

interface Props {
  label: string;
  images: readonly Picked[];
  disabled: boolean;
  /** Returns how many were left out. */
  onAdd: (files: readonly File[]) => number;
  onRemove: (image: Picked) => void;
  onRetry: (image: Picked) => void;
}

/** Picks images, shows them as they are sent, and says what is wrong with which. */
export const ImagePicker = ({ label, images, disabled, onAdd, onRemove, onRetry }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [leftOut, setLeftOut] = useState(0);
  const isFull = images.length >= IMAGES_MAX;
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    setLeftOut(onAdd([...(event.target.files ?? [])]));
    // The same file can be picked again after it was removed.
    event.target.value = '';
  };
  return (
    <section className="field" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="field__label">
        {label}
      </span>
      {images.length === 0 ? null : (
        <ul className="images">
          {images.map((image, index) => (
            <Image
              key={image.key}
              image={image}
              number={String(index + 1)}
              onRemove={() => {
                setLeftOut(0);
                onRemove(image);
              }}
              onRetry={() => onRetry(image)}
            />
          ))}
        </ul>
      )}
      {isFull ? null : (
        <label className="button button--quiet images__add">
          {t('feedback.addImage')}
          <input
            type="file"
            className="hidden-text"
            accept={IMAGE_TYPES}
            multiple
            disabled={disabled}
            aria-describedby={`${id}-hint`}
            onChange={pick}
          />
        </label>
      )}
      {leftOut > 0 ? (
        <p className="field__error" role="alert">
          {t('feedback.imagesFull', { count: IMAGES_MAX })}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="field__hint">
        {t('feedback.imagesHint', { count: IMAGES_MAX })}
      </p>
    </section>
  );
};
