import type { PlainKey } from '@fairlead/i18n';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { usePerson } from './api';
import './tiles.css';

/** What the ad centre leads to besides wallet and plans, in its order. */
const WAYS: readonly (readonly [PlainKey, string])[] = [
  ['adCenter.activities', paths.activities],
  ['adCenter.coupons', paths.coupons],
  ['adCenter.follow', paths.operated],
  ['adCenter.followRecords', `${paths.operated}?show=records`],
  ['adCenter.rules', paths.rules],
  ['adCenter.feedback', paths.feedback],
  ['adCenter.faq', paths.quesDetail],
  ['adCenter.transparency', paths.transparency],
];

const ScoreTile = ({ name, value }: { name: string; value: string }) => (
  <Link to={paths.level} className="card card--link tile">
    <span className="small soft">{name}</span>
    <span className="stat__value">{value}</span>
  </Link>
);

/** Credit score, shop level, and the ways to the rest of the account. */
export const Tiles = () => {
  const t = useTranslate();
  const person = usePerson().data;
  const none = t('figure.none');
  return (
    <section className="stack stack--tight">
      <h2>{t('adCenter.more')}</h2>
      <div className="tiles">
        <ScoreTile name={t('adCenter.creditScore')} value={person ? String(person.credit_score) : none} />
        <ScoreTile
          name={t('adCenter.shopLevel')}
          value={person ? t('adCenter.level', { level: String(person.shop_level) }) : none}
        />
      </div>
      <ul className="ways">
        {WAYS.map(([key, to]) => (
          <li key={key}>
            <Link to={to} className="ways__way">
              <span>{t(key)}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
