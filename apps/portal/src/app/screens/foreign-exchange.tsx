import { AcceptanceList, Banner, CodeForm, CurrentAcceptance } from '../../features/acceptors';
import { useTranslate } from '../../shared/i18n/use-translate';

const ForeignExchange = () => {
  const t = useTranslate();
  return (
    <>
      <Banner />
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
