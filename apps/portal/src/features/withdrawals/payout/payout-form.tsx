import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { RequestFor } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { useMoney } from '../../../shared/ui/money';
import { Choices } from '../../../shared/ui/tabs';
import { TextField } from '../../../shared/ui/text-field';
import type { PayoutMethod, PayoutSetting } from './api';
import { PayoutSheets } from './payout-sheets';
import { useSending } from './use-sending';
import './payout-form.css';

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
type FieldName = Exclude<keyof Draft, 'method'>;
const SECRETS = ['bank_account', 'wallet_address'] as const;

/** Somebody who has a number of this method may leave it out: it is never sent back. */
const isNumber = (name: FieldName): boolean => name === 'bank_account' || name === 'wallet_address';

/** What is set, as the form opens with it. */
const draftOf = (setting: PayoutSetting | null): Draft =>
  setting === null
    ? EMPTY
    : {
        ...EMPTY,
        method: setting.method,
        card_name: setting.card_name ?? '',
        user_name: setting.user_name,
        mobile: setting.mobile ?? '',
        branch_name: setting.branch_name ?? '',
        bank_address: setting.bank_address ?? '',
        network: setting.network ?? '',
      };

/** Which bank and which account: what money goes by stands before whom it is for, whatever the order of the server. */
const FIRST: readonly FieldName[] = ['card_name', 'bank_account'];
const placeOf = (name: FieldName): number => {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
};

/** The fields that the server asks for, of those that the app has a name for. */
const fieldsOf = ({ fields }: PayoutMethod) =>
  fields
    .flatMap(({ name, required, max_length: maxLength }) =>
      name in EMPTY && name !== 'method' ? [{ name: name as FieldName, required, maxLength }] : [],
    )
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));

/** The request of the chosen method, with its own fields only: unknown fields are refused. */
const requestOf = (draft: Draft): RequestFor<'payout.edit'> => {
  const account = draft.bank_account.trim();
  const address = draft.wallet_address.trim();
  return draft.method === 'wallet_address'
    ? {
        method: 'wallet_address',
        user_name: draft.user_name.trim(),
        network: draft.network.trim(),
        ...(address === '' ? {} : { wallet_address: address }),
      }
    : {
        method: 'bank_card',
        card_name: draft.card_name.trim(),
        user_name: draft.user_name.trim(),
        mobile: draft.mobile.trim(),
        branch_name: draft.branch_name.trim(),
        bank_address: draft.bank_address.trim(),
        ...(account === '' ? {} : { bank_account: account }),
      };
};

interface Props {
  /** What is set already: the form opens with it, and a dialog asks before it is changed. */
  setting: PayoutSetting | null;
  methods: readonly PayoutMethod[];
  onDone: () => void;
}

const methodOf = (methods: readonly PayoutMethod[], draft: Draft): PayoutMethod | undefined =>
  methods.find(({ method }) => method === draft.method) ?? methods[0];

/** What one withdrawal by this method may be, and what it costs. */
const Limits = ({ method }: { method: PayoutMethod }) => {
  const t = useTranslate();
  const money = useMoney();
  const { min_amount: minimum, max_amount: maximum, fee } = method;
  return (
    <p className="small soft">
      {t('payout.limits', { minimum: money(minimum), maximum: money(maximum), fee: money(fee) })}
    </p>
  );
};

/** What confirms the new account: its name and the last four, those of before where no number was typed. */
const useConfirms = (draft: Draft, setting: PayoutSetting | null) => {
  const t = useTranslate();
  const isWallet = draft.method === 'wallet_address';
  const number = (isWallet ? draft.wallet_address : draft.bank_account).replaceAll(/[ -]/g, '');
  const lastFour = number === '' ? (setting?.destination_last_four ?? '') : number.slice(-4);
  const name = isWallet ? t('payout.method.wallet_address') : draft.card_name.trim();
  return { name: t('wallet.payoutSet', { name, lastFour }), note: draft.user_name.trim() };
};

/** Where payouts go: opens with what is set, submit only after a change. */
export const PayoutForm = ({ setting, methods, onDone }: Props) => {
  const t = useTranslate();
  const [present] = useState(() => draftOf(setting));
  const { draft, change, discard } = useDraft('payout', present, SECRETS);
  const [tried, setTried] = useState(false);
  const onSaved = useCallback(() => {
    discard();
    onDone();
  }, [discard, onDone]);
  const request = useMemo(() => requestOf(draft), [draft]);
  const sending = useSending({ request, onSaved });
  const { refused, setRefused, setAsking, go } = sending;
  const confirms = useConfirms(draft, setting);
  const method = methodOf(methods, draft);
  if (method === undefined) return null;
  const fields = fieldsOf(method);
  const presentFour = setting?.method === method.method ? setting.destination_last_four : undefined;
  // The number that stays where none is typed.
  const kept = presentFour === undefined ? undefined : `••${presentFour}`;
  const isChanged =
    (setting !== null && presentFour === undefined) ||
    fields.some(({ name }) => draft[name].trim() !== present[name]);
  const isMissing = ({ name, required }: (typeof fields)[number]): boolean =>
    required && draft[name].trim() === '' && !(isNumber(name) && presentFour !== undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fields.some(isMissing)) return;
    if (setting === null) go();
    else setAsking('rebind');
  };
  return (
    <form className="stack payout-form" onSubmit={submit} noValidate>
      <Choices
        label={t('wallet.payout')}
        options={methods.map(({ method: value }) => ({ value, label: t(`payout.method.${value}`) }))}
        value={method.method}
        onChange={(value) => change('method', value)}
      />
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={t(`payout.${field.name}`)}
          name={field.name}
          autoComplete="off"
          maxLength={field.maxLength}
          value={draft[field.name]}
          placeholder={isNumber(field.name) ? kept : undefined}
          error={tried && isMissing(field) ? t('common.required') : refused[field.name]}
          onChange={(event) => {
            setRefused({});
            change(field.name, event.target.value);
          }}
        />
      ))}
      <Button type="submit" sending={sending.sending} disabled={!isChanged}>
        {t('payout.save')}
      </Button>
      <Limits method={method} />
      <PayoutSheets {...sending} confirms={confirms} />
    </form>
  );
};
