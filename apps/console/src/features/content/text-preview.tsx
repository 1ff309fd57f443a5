import type { Language } from '@fairlead/contract';
import { tagOf } from '../../shared/lib/languages';
import { textStrings } from './strings';
import './text-preview.css';

interface Props {
  language: Language;
  title: string;
  text: string;
  version: number;
}

/** A text as the app shows it on a phone: plain, its paragraphs parted by empty lines. */
export const TextPreview = ({ language, title, text, version }: Props) => (
  <section className="preview" aria-label={textStrings.preview}>
    <p className="small soft">{textStrings.preview}</p>
    <article className="preview__card" lang={tagOf(language)}>
      <h3 className="preview__title">{title}</h3>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="said">
          {paragraph}
        </p>
      ))}
      <p className="small soft" lang="en">
        {textStrings.versionRead(version)}
      </p>
    </article>
  </section>
);
