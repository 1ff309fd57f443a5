import { copyText } from '@fairlead/ui/copy-text';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Icon } from '../../shared/ui/icon';
import { showToast } from '../../shared/ui/toast';

/** A name, and behind its colon what is typed elsewhere. */
const NAMED = /^([^:：]{1,40})[:：]\s*(\S.*)$/;

const CopyValue = ({ name, value }: { name: string; value: string }) => {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    if (await copyText(value)) showToast(t('exchange.copied'), 'done');
    else showToast(t('common.copyFailed'));
  };
  return (
    <button
      type="button"
      className="pay-line__copy"
      aria-label={t('topup.copy', { name })}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
    </button>
  );
};

/** Where to pay, as it stands in the registry, line by line; a value is copied without its name. */
export const PayLines = ({ instructions }: { instructions: string }) => {
  const lines = instructions
    .split('\n')
    .map((text, index) => ({ key: `line-${index}`, text: text.trim() }))
    .filter(({ text }) => text !== '');
  return (
    <ul className="pay-lines">
      {lines.map(({ key, text }) => {
        const [, name, value] = NAMED.exec(text) ?? [];
        return (
          <li key={key} className="pay-line">
            <span>{text}</span>
            {name === undefined || value === undefined ? null : <CopyValue name={name} value={value} />}
          </li>
        );
      })}
    </ul>
  );
};
