import type { Language } from '@fairlead/contract';
import { formatMinor } from '@fairlead/money';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusedFields } from '../api/phrase';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { useDesk } from '../session/staff';
import {
  type ActField,
  amountOf,
  askedFor,
  type Faults,
  faultsOf,
  labelOf,
  problemsOf,
  type Stated,
  sentOf,
} from './act-fields';
import { ChoiceField, LinesField, SeveralField, TextField } from './field';
import { FormFoot } from './form-foot';
import { HolderField } from './holder-field';
import { ImageField } from './image-field';
import { ImagesField } from './images-field';
import { LanguagesFields, languageAtFault } from './languages-fields';
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

/** What is wrong with a form; whoever is told of it is led to the first field at fault, once that is shown. */
const useFaults = () => {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told === 0) return;
    const field = form.current?.querySelector('.field__note--wrong')?.closest('.field');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [told]);
  const tell = (found: Faults): void => {
    setFaults(found);
    if (Object.keys(found).length > 0) setTold((times) => times + 1);
  };
  const mend = (fault: string): void => setFaults(({ [fault]: _, ...others }) => others);
  return { form, faults, tell, mend };
};

/** How many fields are at fault, in words; null where none is. */
const countOf = (faults: Faults): string | null => {
  const count = Object.keys(faults).length;
  return count === 0 ? null : strings.common.needLook(count);
};

/** Why sending failed, unless that is said at a field: then it is not said again in the foot. */
const unsaid = (asked: readonly ActField<string>[], error: unknown): unknown =>
  Object.keys(faultsOf(asked, refusedFields(error))).length > 0 ? null : error;

/** What was typed as the amount of a form, in minor units; 0 where it asks for none. */
const amountIn = <Name extends string>(
  asked: readonly ActField<Name>[],
  draft: Stated<Name>,
  currency: string,
): number => {
  const field = asked.find(({ kind }) => kind === 'amount');
  return field ? (amountOf(draft[field.name], currency) ?? 0) : 0;
};

/**
 * The form of a staff act. What was typed survives every failure; the button is dead while it sends. What is wrong is said at
 * its field, which is brought in sight, and counted beside the button.
 */
export const ActForm = <Name extends string>(props: ActFormProps<Name>) => {
  const { fields, submit, look = 'primary', run, onDone, onCancel } = props;
  const { currency } = useDesk();
  const { draft, change, discard } = useDraft(draftKey(props.name), emptyOf(fields));
  // Chosen once for all that is said by language.
  const [language, setLanguage] = useState<Language>('en');
  const { form, faults, tell, mend } = useFaults();
  const asked = askedFor(fields, draft);
  const spoken = asked.filter(({ kind }) => kind === 'languages');

  const show = (found: Faults): void => {
    setLanguage(languageAtFault({ fields: spoken, stated: draft, faults: found, language }));
    tell(found);
  };
  const { sending, error, send } = useSend((stated: Stated<Name>, amountMinor: number) =>
    run(stated, amountMinor).catch((failure: unknown) => {
      show(faultsOf(asked, refusedFields(failure)));
      throw failure;
    }),
  );

  // What was said of a field before it was mended is not said after.
  const type = (name: Name, value: string, fault: string = name): void => {
    mend(fault);
    change(name, value);
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(asked, draft, currency);
    show(found);
    if (Object.keys(found).length > 0) return;
    if (!(await send(sentOf(fields, draft), amountIn(asked, draft, currency)))) return;
    discard();
    onDone?.();
  };

  const terms = asked
    .filter(({ kind }) => kind !== 'languages')
    .map((field) => (
      <Input
        key={field.name}
        {...{ field, value: draft[field.name], error: faults[field.name] }}
        onType={(value) => type(field.name, value)}
      />
    ));
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {spoken.length === 0 ? (
        terms
      ) : (
        <div className="form__columns">
          <div className="form__column">{terms}</div>
          <div className="form__column">
            <LanguagesFields
              {...{ fields: spoken, stated: draft, faults, language, onType: type }}
              onChoose={setLanguage}
            />
          </div>
        </div>
      )}
      <FormFoot
        {...{ submit, look, sending, onCancel }}
        error={unsaid(asked, error)}
        fault={countOf(faults)}
      />
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
  const hint = field.hintOf?.(value) ?? field.hint;
  const common = { label: labelOf(field), value, error, hint };
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
  const amountHint = read ? strings.common.amountRead(read) : (hint ?? strings.common.amountHint(currency));
  return (
    <>
      {field.over?.(value, onType)}
      <TextField
        {...common}
        hint={field.kind === 'amount' ? amountHint : hint}
        type={field.kind === 'moment' ? 'datetime-local' : 'text'}
        inputMode={INPUT_MODES[field.kind] ?? 'text'}
        maxLength={field.maxLength ?? 120}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
};
