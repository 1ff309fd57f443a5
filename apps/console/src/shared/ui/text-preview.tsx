import type { Language } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { tagOf } from '../lib/languages';
import { strings } from '../lib/strings';
import './text-preview.css';

interface FrameProps {
  language: Language;
  title: string;
  children: ReactNode;
}

/** What people read, as wide as a phone, under its title. */
export const PreviewFrame = ({ language, title, children }: FrameProps) => (
  <section className="preview" aria-label={strings.common.preview}>
    <p className="small soft">{strings.common.preview}</p>
    <article className="preview__card" lang={tagOf(language)}>
      <h3 className="preview__title">{title}</h3>
      {children}
    </article>
  </section>
);

interface Props {
  language: Language;
  title: string;
  text: string;
  /** What stands below it, in English. */
  foot?: string;
}

/** A text as the app shows it on a phone: plain, its paragraphs parted by empty lines. */
export const TextPreview = ({ language, title, text, foot }: Props) => (
  <PreviewFrame language={language} title={title}>
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
  </PreviewFrame>
);
