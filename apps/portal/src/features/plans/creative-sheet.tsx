import { useTranslate } from '../../shared/i18n/use-translate';
import { Dialog } from '../../shared/ui/dialog';

/** What is looked at: a picture of the creative, or the page that viewers come to. */
export interface Looked {
  readonly name: string;
  readonly url: string;
  readonly isPage: boolean;
}

/** A picture of the creative in full, or the landing page in a frame in which nothing runs and nothing leads on. */
const CreativeSheet = ({
  looked: { name, url, isPage },
  onClose,
}: {
  looked: Looked;
  onClose: () => void;
}) => {
  const t = useTranslate();
  return (
    <Dialog title={name} look="sheet" onClose={onClose}>
      {isPage ? (
        <div className="stack">
          <iframe className="creative-page" sandbox="" src={url} title={name} />
          <p className="small soft">{t('creative.previewExplained')}</p>
        </div>
      ) : (
        <img className="creative-whole" src={url} alt={name} />
      )}
    </Dialog>
  );
};

export default CreativeSheet;
