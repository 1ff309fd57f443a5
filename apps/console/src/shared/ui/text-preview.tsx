import type { Language } from '@fairlead/contract';
import { tagOf } from '../lib/languages';
import { strings } from '../lib/strings';
import './text-preview.css';

interface Props {
  language: Language;
  title: string;
  text: string;
  /** What stands below it, in English. */
  foot?: string;
}

/** A text as the app shows it on a phone: plain, its paragraphs parted by empty lines. */
export const TextPreview = ({ language, title, text, foot }: Props) => (
  <section className="preview" aria-label={strings.common.preview}>
    <p className="small soft">{strings.common.preview}</p>
    <article className="preview__card" lang={tagOf(language)}>
      <h3 className="preview__title">{title}</h3>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="said">
          {paragraph}
        </p>
      ))}
      {foot ? (
        <p className="small soft" lang="en">
          {foot}
        </p>
      ) : null}
    </article>
  </section>
);
