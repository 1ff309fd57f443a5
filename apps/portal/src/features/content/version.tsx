import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';

interface Props {
  number: number;
  /** What was kept by an earlier release of the app does not know it. */
  since: string | null | undefined;
}

/** Which version of a text is read, and since when it counts (docs/domain/content.md#versions). */
export const Version = ({ number, since }: Props) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const version = String(number);
  return (
    <p className="small soft">
      {since
        ? t('faq.versionSince', { number: version, time: writtenTime(since) })
        : t('faq.version', { number: version })}
    </p>
  );
};
