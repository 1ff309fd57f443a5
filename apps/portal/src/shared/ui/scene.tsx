import './art-tokens.css';
import './scene.css';

interface Props {
  /** A pause: the boat lies at the quay. A beginning: it is ready, the light comes up. An end: it is under way. */
  of: 'pause' | 'beginning' | 'end';
  /** In a card: only the part that something is on. */
  small?: boolean;
}

const Boat = ({ at }: { at: 'quay' | 'sea' }) => (
  <g transform={at === 'quay' ? undefined : 'translate(150 36) scale(0.62)'}>
    <path className="scene__land" d="M190 98h86l-16 24h-56z" />
    <path className="scene__mast" d="M230 30v66" />
    <path className="scene__deep" d="M231 40h22l-22 14z" />
    {at === 'sea' ? <path className="scene__deep" d="M226 44v48h-30z" /> : null}
  </g>
);

/** A drawn scene at the head of a home; it says nothing that the words below do not. */
export const Scene = ({ of, small = false }: Props) => (
  <svg
    className={small ? 'scene scene--small' : 'scene'}
    viewBox={small ? '84 14 240 136' : '0 0 375 150'}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className="scene__sky" d="M0 0h375v150H0z" />
    <circle className="scene__sun" cx={of === 'end' ? 205 : 290} cy={of === 'beginning' ? 104 : 42} r="16" />
    <path className="scene__sea" d="M0 104h375v46H0z" />
    <path className="scene__land" d="M0 80h96l12 70H0z" />
    <Boat at={of === 'end' ? 'sea' : 'quay'} />
    {of === 'end' ? null : <path className="scene__rope" d="M192 101Q150 112 120 84" />}
    <circle className="scene__ring" cx="108" cy="78" r="13" />
    <path className="scene__rope" d="M124 87 84 62" />
    <path className="scene__waves" d="M150 130h60M240 136h80M170 142h30" />
  </svg>
);
