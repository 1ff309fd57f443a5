import { encode } from 'uqr';

/** Light modules around the code, without which readers do not find it. */
const QUIET = 4;

/** A text as a QR code, dark on light in both themes: readers expect it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path className="qr-code__modules" d={path} />
    </svg>
  );
};
