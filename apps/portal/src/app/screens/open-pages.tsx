import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';

const OPEN = ['terms', 'privacy', 'rules', 'transparency'] as const;

/** The ways to what everybody may read before they sign in. */
export const OpenPages = () => {
  const t = useTranslate();
  return (
    <ul className="open-pages">
      <li>
        <Link to={paths.support}>{t('guestSupport.title')}</Link>
      </li>
      {OPEN.map((name) => (
        <li key={name}>
          <Link to={paths[name]}>{t(`${name}.title`)}</Link>
        </li>
      ))}
    </ul>
  );
};
