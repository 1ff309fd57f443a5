import { formatMinor } from '@fairlead/money';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useState } from 'react';
import { refusedFields } from '../api/phrase';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { useDesk } from '../session/staff';
import { type ActField, amountOf, labelOf, problemsOf, type Stated } from './act-fields';
import { ChoiceField, LinesField, SeveralField, TextField } from './field';
import { FormFoot } from './form-foot';
import { HolderField } from './holder-field';
import { ImageField } from './image-field';
import { ImagesField } from './images-field';
import { LanguagesFields } from './languages-fields';
import { PageField } from './page-field';
import { WeekField } from './week-field';

export interface ActFormProps<Name extends string> {
  /** Names the draft: the act and what it is about, e.g. `topup-17`. */
  name: string;
  fields: readonly ActField<Name>[];
  submit: string;
  look?: 'primary' | 'danger';
  /** Sends it; amounts come in minor units through `amountMinor`, which is 0 where the form asks for none. */
  run: (stated: Stated<Name>, amountMinor: number) => Promise<unknown>;
  onDone?: () => void;
  onCancel?: () => void;
}

const emptyOf = <Name extends string>(fields: readonly ActField<Name>[]): Stated<Name> =>
  Object.fromEntries(fields.map((field) => [field.name, field.initial ?? ''])) as Stated<Name>;

/** The form of a staff act. What was typed survives every failure; the button is dead while it sends. */
export const ActForm = <Name extends string>(props: ActFormProps<Name>) => {
  const { fields, submit, look = 'primary', run, onDone, onCancel } = props;
  const { currency } = useDesk();
  const { draft, change, discard } = useDraft(draftKey(props.name), emptyOf(fields));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { sending, error, send } = useSend(run);
  const refused = refusedFields(error);
  // Chosen once for all that is said by language, where the first of it stands.
  const spoken = fields.filter(({ kind }) => kind === 'languages');

  // What was said of a field before it was mended is not said after.
  const type = (name: Name, value: string): void => {
    setProblems(({ [name]: _, ...others }) => others);
    change(name, value);
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(fields, draft, currency);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const amountField = fields.find((field) => field.kind === 'amount');
    const amountMinor = amountField ? (amountOf(draft[amountField.name], currency) ?? 0) : 0;
    if (!(await send(draft, amountMinor))) return;
    discard();
    onDone?.();
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {fields.map((field) =>
        field.kind !== 'languages' ? (
          <Input
            key={field.name}
            field={field}
            value={draft[field.name]}
            error={problems[field.name] ?? refused[field.name]}
            onType={(value) => type(field.name, value)}
          />
        ) : field === spoken[0] ? (
          <LanguagesFields
            key={field.name}
            fields={spoken}
            stated={draft}
            problems={{ ...refused, ...problems }}
            onType={type}
          />
        ) : null,
      )}
      <FormFoot error={error} submit={submit} look={look} sending={sending} onCancel={onCancel} />
    </form>
  );
};

const INPUT_MODES: Partial<Record<ActField<string>['kind'], 'decimal' | 'numeric'>> = {
  amount: 'decimal',
  number: 'numeric',
  percent: 'decimal',
};

interface InputProps<Name extends string> {
  field: ActField<Name>;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

const Input = <Name extends string>(props: InputProps<Name>) => {
  const { field, value, error, onType } = props;
  const { currency } = useDesk();
  const common = { label: labelOf(field), value, error, hint: field.hint };
  if (field.kind === 'choice')
    return <ChoiceField {...common} onType={onType} choices={field.choices ?? []} />;
  if (field.kind === 'image')
    return <ImageField {...common} onType={onType} removable={field.optional === true} />;
  if (field.kind === 'holder') return <HolderField {...common} onType={onType} />;
  if (field.kind === 'page') return <PageField {...common} onType={onType} />;
  if (field.kind === 'week') return <WeekField {...common} onType={onType} />;
  if (field.kind === 'images') return <ImagesField {...common} onType={onType} />;
  if (field.kind === 'several')
    return <SeveralField {...common} onType={onType} choices={field.choices ?? []} />;
  if (field.kind === 'lines')
    return <LinesField {...common} onType={onType} maxLength={field.maxLength ?? 500} />;
  const amountMinor = field.kind === 'amount' ? amountOf(value, currency) : null;
  const read = amountMinor === null ? null : formatMinor(amountMinor, { currency, locale: 'en' });
  const amountHint = read ? strings.common.amountRead(read) : strings.common.amountHint(currency);
  return (
    <TextField
      {...common}
      hint={field.kind === 'amount' ? amountHint : field.hint}
      type={field.kind === 'moment' ? 'datetime-local' : 'text'}
      inputMode={INPUT_MODES[field.kind] ?? 'text'}
      maxLength={field.maxLength ?? 120}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
};
