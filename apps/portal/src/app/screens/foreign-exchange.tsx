import { AcceptanceList, Banner, Exchange } from '../../features/acceptors';
import { useTranslate } from '../../shared/i18n/use-translate';
import '../frame-white.css';

const ForeignExchange = () => {
  const t = useTranslate();
  return (
    <>
      <Banner />
      <div className="screen stack">
        <Exchange />
        <h2>{t('exchange.records')}</h2>
        <AcceptanceList />
      </div>
    </>
  );
};

export default ForeignExchange;
