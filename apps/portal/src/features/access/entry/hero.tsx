import '../../../shared/ui/screens.css';
import './entry.css';

/** The dark ground that lies under the white header of the welcome. */
export const Hero = ({ heading, lead }: { heading: string; lead?: string }) => (
  <div className="hero">
    <svg viewBox="0 0 56 56" className="hero__mark" aria-hidden="true">
      <circle cx="28" cy="28" r="17" />
      <path d="M3 41 53 15" className="hero__gap" />
      <path d="M3 41 53 15" className="hero__line" />
    </svg>
    <h2 className="hero__heading">{heading}</h2>
    {lead === undefined ? null : <p>{lead}</p>}
  </div>
);
