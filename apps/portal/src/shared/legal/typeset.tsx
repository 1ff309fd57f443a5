// How a text that people act on is set; in one file, as every page that shows one wants all of it.

/** A clock at the end of a written moment, with what its language puts behind it and the zone. */
const CLOCK = /\d{1,2}[:.]\d{2}.{0,14}$/;

/** A written moment whose clock and zone stay together: no line ends within "8:06 PM UTC". */
export const wholeClock = (written: string): string =>
  written.replace(CLOCK, (clock) => clock.replaceAll(/\s/g, '\u00a0'));

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
