import { PAYOUT_METHODS } from '@fairlead/vocabulary';
import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react';
import type { RequestFor } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Choices } from '../../../shared/ui/tabs';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { usePerson, useSavePayout } from './api';

// The kit's dialog is larger than the form: it comes when it is wanted.
const RebindDialog = lazy(() => import('./rebind-dialog'));
const PasswordSheet = lazy(() => import('../../../shared/password/password-sheet'));

const FIELDS = {
  bank_card: ['card_name', 'user_name', 'mobile', 'bank_account', 'branch_name', 'bank_address'],
  wallet_address: ['user_name', 'network', 'wallet_address'],
} as const;

const EMPTY = {
  method: 'bank_card',
  card_name: '',
  user_name: '',
  mobile: '',
  bank_account: '',
  branch_name: '',
  bank_address: '',
  network: '',
  wallet_address: '',
};
type Draft = typeof EMPTY;
const SECRETS = ['bank_account', 'wallet_address'] as const;

/** The request of the chosen method, with its own fields only: unknown fields are refused. */
const requestOf = (draft: Draft): RequestFor<'payout.edit'> =>
  draft.method === 'wallet_address'
    ? {
        method: 'wallet_address',
        user_name: draft.user_name.trim(),
        network: draft.network.trim(),
        wallet_address: draft.wallet_address.trim(),
      }
    : {
        method: 'bank_card',
        card_name: draft.card_name.trim(),
        user_name: draft.user_name.trim(),
        mobile: draft.mobile.trim(),
        bank_account: draft.bank_account.trim(),
        branch_name: draft.branch_name.trim(),
        bank_address: draft.bank_address.trim(),
      };

interface Props {
  /** A payout account is set already: then a dialog asks before it is changed. */
  isBound: boolean;
  onDone: () => void;
}

type Asking = 'rebind' | 'password' | null;

interface Sending {
  readonly draft: Draft;
  readonly onSaved: () => void;
}

/** Sends the account, with the transaction password where one is set; what is wrong with the account is kept by field. */
const useSending = ({ draft, onSaved }: Sending) => {
  const t = useTranslate();
  const save = useSavePayout();
  const needsPassword = usePerson().data?.transaction_password_set ?? false;
  const [asking, setAsking] = useState<Asking>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const store = useCallback(
    async (password?: string) => {
      await save({ ...requestOf(draft), ...(password === undefined ? {} : { password }) });
      showToast(t('payout.saved'), 'done');
      onSaved();
    },
    [draft, save, onSaved, t],
  );
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await store();
      } catch (error) {
        setAsking(null);
        setRefused(await fieldPhrases(error));
        throw error;
      }
    }, [store]),
  );
  /** A wrong password is said in its sheet, which stays open. */
  const storeWith = async (password: string): Promise<void> => {
    try {
      await store(password);
    } catch (error) {
      const phrases = await fieldPhrases(error);
      if (Object.keys(phrases).length === 0) throw error;
      setRefused(phrases);
    }
  };
  const go = (): void => {
    if (needsPassword) setAsking('password');
    else void send();
  };
  return { asking, setAsking, refused, setRefused, sending, storeWith, go };
};

/** Where payouts go; all fields required, submit only after a change. */
export const PayoutForm = ({ isBound, onDone }: Props) => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('payout', EMPTY, SECRETS);
  const [tried, setTried] = useState(false);
  const onSaved = useCallback(() => {
    discard();
    onDone();
  }, [discard, onDone]);
  const { asking, setAsking, refused, setRefused, sending, storeWith, go } = useSending({ draft, onSaved });
  const method = draft.method === 'wallet_address' ? 'wallet_address' : 'bank_card';
  const fields = FIELDS[method];
  const isChanged = fields.some((name) => draft[name].trim() !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fields.some((name) => draft[name].trim() === '')) return;
    if (isBound) setAsking('rebind');
    else go();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Choices
        label={t('wallet.payout')}
        options={PAYOUT_METHODS.map((value) => ({ value, label: t(`payout.method.${value}`) }))}
        value={method}
        onChange={(value) => change('method', value)}
      />
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`payout.${name}`)}
          name={name}
          autoComplete="off"
          value={draft[name]}
          error={tried && draft[name].trim() === '' ? t('common.required') : refused[name]}
          onChange={(event) => {
            setRefused({});
            change(name, event.target.value);
          }}
        />
      ))}
      <Button type="submit" sending={sending} disabled={!isChanged}>
        {t('payout.save')}
      </Button>
      {asking === null ? null : (
        <Suspense fallback={null}>
          {asking === 'password' ? (
            <PasswordSheet onClose={() => setAsking(null)} onOk={storeWith} />
          ) : (
            <RebindDialog sending={sending} onConfirm={go} onClose={() => setAsking(null)} />
          )}
        </Suspense>
      )}
    </form>
  );
};
