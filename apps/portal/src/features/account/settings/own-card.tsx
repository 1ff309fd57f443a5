import { useTranslate } from '../../../shared/i18n/use-translate';
import { Loaded } from '../../../shared/ui/loaded';
import { OperationId } from '../../../shared/ui/operation-id';
import { Row, Rows } from '../../../shared/ui/rows';
import { usePerson } from './api';
import '../../../shared/ui/art-tokens.css';
import '../../../shared/ui/deck.css';
import './own-card.css';

/** The mark at the edge of the card, large and faint. */
const FaintMark = () => (
  <svg className="own-card__mark" viewBox="0 0 56 56" aria-hidden="true">
    <circle cx="28" cy="28" r="17" />
    <path d="M3 41 53 15" />
  </svg>
);

/** The person's own name and standing, and the number that they write with every payment. */
export const OwnCard = () => {
  const t = useTranslate();
  const query = usePerson();
  return (
    <section className="deck own-card" aria-label={t('operationId.name')}>
      <FaintMark />
      <Loaded query={query} lines={3}>
        {({ nickname, username, operation_id: operationId, shop_level: level, credit_score: score }) => (
          <>
            <div>
              <h2 className="title any-break">{nickname || username}</h2>
              <p className="small soft">
                {t('adCenter.level', { level: String(level) })} · {t('adCenter.creditScore')} {score}
              </p>
            </div>
            <Rows>
              <Row name={t('operationId.name')} note={t('operationId.explained')}>
                <OperationId value={operationId} />
              </Row>
            </Rows>
          </>
        )}
      </Loaded>
    </section>
  );
};
