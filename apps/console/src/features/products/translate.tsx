import { save } from '@fairlead/contract/calls/products';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { languageName, tagOf } from '../../shared/lib/languages';
import { Dialog } from '../../shared/ui/dialog';
import { LinesField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { LanguageChoice, READS_ENGLISH } from '../../shared/ui/language-choice';
import { type Product, savedOf } from './fields';
import { productStrings } from './strings';
import {
  draftOf,
  emptyIn,
  halfIn,
  PART_LABELS,
  PARTS,
  type Part,
  saidIn,
  type Translated,
  translated,
  translationsOf,
} from './translations';
import { ProductPreview } from './words';

const MAX: Readonly<Record<Part, number>> = {
  ...{ put_content: 4000, put_rule: 4000, user_targeting: 2000, game_description: 4000 },
};

interface FormProps {
  product: Product;
  close: () => void;
}

const TranslateForm = ({ product, close }: FormProps) => {
  const { id, version } = product;
  const { draft, change, discard } = useDraft(draftKey(`product-words-${id}-${version}`), draftOf(product));
  const [language, setLanguage] = useState<Translated>('de');
  const [half, setHalf] = useState<readonly Translated[]>([]);
  const { sending, error, send } = useSend(() =>
    callApi(save, { ...savedOf(product), translations: translationsOf(draft) }),
  );
  const empty = emptyIn(draft);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = halfIn(draft);
    setHalf(found);
    if (found.length > 0 || !(await send())) return;
    discard();
    close();
  };
  const fault = half.length > 0 ? productStrings.half(half.map(languageName).join(', ')) : null;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <LanguageChoice
        chosen={language}
        among={translated}
        markOf={(one) => (empty.some((other) => other === one) ? READS_ENGLISH : null)}
        onChoose={(one) => one !== 'en' && setLanguage(one)}
        counted
      />
      {PARTS.map((part) => (
        <LinesField
          key={`${part} ${language}`}
          label={`${PART_LABELS[part]}, ${languageName(language)}`}
          hint={product[part]}
          lang={tagOf(language)}
          maxLength={MAX[part]}
          value={draft[`${part}_${language}`]}
          onType={(value) => change(`${part}_${language}`, value)}
        />
      ))}
      {empty.includes(language) ? null : (
        <ProductPreview language={language} title={product.title} said={saidIn(draft, language)} />
      )}
      <FormFoot error={error} fault={fault} submit={productStrings.save} sending={sending} onCancel={close} />
    </form>
  );
};

interface Props {
  product: Product;
  onClose: () => void;
}

/** Writes what a product says in other languages, each under the English. */
export const TranslateProduct = ({ product, onClose }: Props) => (
  <Dialog
    title={productStrings.translateTitle(product.title)}
    note={productStrings.translateNote}
    onClose={onClose}
  >
    {(close) => <TranslateForm product={product} close={close} />}
  </Dialog>
);
