import { useTranslate } from '../../../shared/i18n/use-translate';
import { Loaded } from '../../../shared/ui/loaded';
import { OperationId } from '../../../shared/ui/operation-id';
import { Row, Rows } from '../../../shared/ui/rows';
import { usePerson } from './api';

/** The person's own name, and the number that they write with every payment. */
export const OwnCard = () => {
  const t = useTranslate();
  const query = usePerson();
  return (
    <section className="card" aria-label={t('operationId.name')}>
      <Loaded query={query} lines={3}>
        {({ nickname, username, operation_id: operationId }) => (
          <>
            <h2 className="title">{nickname || username}</h2>
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
