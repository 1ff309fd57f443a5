import { AcceptanceList, CodeForm, CurrentAcceptance } from '../../features/acceptors';
import { useTranslate } from '../../shared/i18n/use-translate';

const ForeignExchange = () => {
  const t = useTranslate();
  return (
    <>
      <div className="exchange-banner">
        <p>{t('exchange.lead')}</p>
      </div>
      <div className="screen stack">
        <CodeForm />
        <CurrentAcceptance />
        <h2>{t('exchange.records')}</h2>
        <AcceptanceList />
      </div>
    </>
  );
};

export default ForeignExchange;
