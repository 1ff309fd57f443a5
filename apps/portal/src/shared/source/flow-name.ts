import type { ResponseFor } from '../api';
import { useTranslate } from '../i18n/use-translate';

type FlowRecord = ResponseFor<'wallet.eventRecords'>['items'][number];

/** What a record of the wallet is called: what comes back from a plan is not called its funding. */
export const useFlowName = (): ((record: Pick<FlowRecord, 'type' | 'amount'>) => string) => {
  const t = useTranslate();
  return ({ type, amount }) =>
    type === 'ad_serving' && amount > 0 ? t('activity.unspent') : t(`flow.type.${type}`);
};
