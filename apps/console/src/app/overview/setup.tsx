import { setup } from '@fairlead/contract/calls/overview';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { useMay } from '../../shared/session/staff';
import { overviewStrings } from './strings';
import { Tile } from './tile';

const strings = overviewStrings.setup;
const LOOKS = { ok: 'tag--good', missing: 'tag--bad', advice: 'tag--attention' } as const;

/** What a new installation lacks before people can come, as the command line says it; gone once nothing is missing. */
export const SetupTile = () => {
  const query = useCall(setup, {}, { enabled: useMay(setup), everyMs: 60_000 });
  const checks = query.data?.checks ?? [];
  const left = checks.filter(({ verdict }) => verdict === 'missing').length;
  if (left === 0) return null;
  return (
    <Tile look="wide" title={strings.title} note={strings.left(left)}>
      <ul className="setup">
        {checks.map(({ check, verdict, text }) => {
          const [to, name] = strings.ways[check];
          return (
            <li key={check} className="setup__check">
              <span className={`tag ${LOOKS[verdict]}`}>{strings.verdict[verdict]}</span>
              <span>{text}</span>
              {verdict === 'ok' ? null : <Link to={to}>{name}</Link>}
            </li>
          );
        })}
      </ul>
    </Tile>
  );
};
