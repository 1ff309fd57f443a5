import './plans.css';

/** The hash of a version's terms, in groups that two people can read to each other. */
export const TermsHash = ({ hash }: { hash: string }) => (
  <p className="plan-hash">{hash.replace(/.{8}(?=.)/g, '$& ')}</p>
);
