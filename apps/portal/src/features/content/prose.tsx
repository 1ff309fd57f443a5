/** Plain text from the server: paragraphs are parted by empty lines. */
export const Prose = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
