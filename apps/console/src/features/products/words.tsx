import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { LanguageChoice, READS_ENGLISH } from '../../shared/ui/language-choice';
import { PreviewFrame } from '../../shared/ui/text-preview';
import type { Product } from './fields';
import { PART_LABELS, PARTS, type Part } from './translations';

interface PreviewProps {
  language: Language;
  title: string;
  said: Readonly<Record<Part, string>>;
}

/** What a product says in one language, as people read it. */
export const ProductPreview = ({ language, title, said }: PreviewProps) => (
  <PreviewFrame language={language} title={title}>
    {PARTS.map((part) => (
      <div key={part}>
        <h4 className="small soft" lang="en">
          {PART_LABELS[part]}
        </h4>
        <p className="said">{said[part]}</p>
      </div>
    ))}
  </PreviewFrame>
);

/** What a product says in each language; where nothing was written, the English that its readers are shown. */
export const ProductWords = ({ product }: { product: Product }) => {
  const [language, setLanguage] = useState<Language>('en');
  const saidIn = (one: Language) => (one === 'en' ? product : product.translations[one]);
  const own = saidIn(language);
  const said = own ?? product;
  return (
    <div className="stack">
      <LanguageChoice
        chosen={language}
        markOf={(one) => (saidIn(one) === undefined ? READS_ENGLISH : null)}
        onChoose={setLanguage}
        counted
      />
      <ProductPreview language={own === undefined ? 'en' : language} title={product.title} said={said} />
    </div>
  );
};
