import type { PlainKey } from '@fairlead/i18n';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import type { Drawing } from '../../shared/ui/drawings';
import { Way, Ways } from '../../shared/ui/way';
import { usePerson } from './api';
import './tiles.css';

/** What the ad centre leads to besides wallet and plans, in its order. */
const WAYS: readonly (readonly [PlainKey, string, Drawing])[] = [
  ['adCenter.activities', paths.activities, 'flag'],
  ['adCenter.coupons', paths.coupons, 'ticket'],
  ['adCenter.follow', paths.operated, 'people'],
  ['adCenter.followRecords', `${paths.operated}?show=records`, 'history'],
  ['adCenter.rules', paths.rules, 'book'],
  ['adCenter.feedback', paths.feedback, 'speech'],
  ['adCenter.faq', paths.quesDetail, 'question'],
  ['adCenter.transparency', paths.transparency, 'scales'],
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
      <Ways>
        {WAYS.map(([key, to, drawing]) => (
          <Way key={key} to={to} drawing={drawing} words={t(key)} />
        ))}
      </Ways>
    </section>
  );
};
