import { modulesOf, SIDE } from './modules';
import './qr-code.css';

/** Light modules around the code, without which readers do not find it. */
const QUIET = 4;

/** A text of at most 134 bytes as a QR code, dark on light in both themes: readers expect it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const path = modulesOf(text)
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const side = SIDE + 2 * QUIET;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      <path className="qr-code__modules" d={path} />
    </svg>
  );
};
