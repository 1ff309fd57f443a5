import { copyText } from '@fairlead/ui/copy-text';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Icon } from './icon';
import { Row } from './rows';
import { showToast } from './toast';
import './operation-id.css';

/** A person's own operation ID, with the button that copies it. */
export const OperationId = ({ value }: { value: string }) => {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const done = await copyText(value);
    setIsCopied(done);
    if (done) showToast(t('operationId.copied'), 'done');
    else showToast(t('common.copyFailed'));
  };
  return (
    <span className="operation-id">
      <span className="operation-id__value">{value}</span>
      <button
        type="button"
        className="operation-id__copy"
        aria-label={t('operationId.copyNamed')}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{t('operationId.copy')}</span>
      </button>
    </span>
  );
};

/** The reference that a payer writes with a payment: their own operation ID itself. */
export const ReferenceRow = ({ value }: { value: string }) => {
  const t = useTranslate();
  return (
    <Row name={t('operationId.reference')} note={t('operationId.referenceNote')}>
      <OperationId value={value} />
    </Row>
  );
};
