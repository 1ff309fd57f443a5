/** The colors of a paper: those of the portal by day (`packages/ui/src/tokens.css`). */
export const INK = '#0b1f33';
export const SOFT = '#4d5b69';
export const LINE = '#dfdbd0';
export const LINE_STRONG = '#8a8577';
export const ACCENT = '#0b7a63';
export const ATTENTION = '#85520a';
export const ATTENTION_FAINT = '#fbf0db';
