import { useTranslate } from '../i18n/use-translate';
import { useWrittenTime } from '../ui/moment';
import { Paragraphs } from './typeset';
import type { LegalTexts } from './use-agreement';

type Text = LegalTexts['terms'];

/** One of the texts that a person agrees to, with its version; a sample says that it is one. */
export const LegalBody = ({ version, since, text, is_sample: isSample }: Text) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (
    <>
      {isSample ? <p className="warning small">{t('legal.sample')}</p> : null}
      <Paragraphs text={text} />
      <p className="small soft">
        {since === null
          ? t('legal.version', { number: String(version) })
          : t('legal.versionSince', { number: String(version), time: writtenTime(since) })}
      </p>
    </>
  );
};
