// How a text that people act on is set; in one file, as every page that shows one wants all of it.

/** What a paragraph begins with, up to its first full stop or colon, where that is short and more follows. */
const LEAD = /^.{2,80}?(?:[.:?](?=\s)|[。：？])(?=\s*\S)/s;

/** A text word for word: paragraphs are parted by empty lines, and what each begins with stands out. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => {
    const [lead = ''] = LEAD.exec(paragraph) ?? [];
    return (
      <p key={paragraph}>
        {lead === '' ? null : <strong>{lead}</strong>}
        {paragraph.slice(lead.length)}
      </p>
    );
  });
