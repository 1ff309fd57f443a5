import type { ResponseOf } from '@fairlead/contract';
import { setup } from '@fairlead/contract/calls/overview';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { useMay } from '../../shared/session/staff';
import { overviewStrings } from './strings';
import { Tile } from './tile';

type Check = ResponseOf<typeof setup>['checks'][number];

const strings = overviewStrings.setup;
const LOOKS = { ok: 'tag--good', missing: 'tag--bad', advice: 'tag--attention' } as const;

/** A page of this console, or the command or page of the documentation that the command line names. */
const Way = ({ check, way }: Check) => {
  const page = strings.ways[check];
  if (page !== undefined) return <Link to={page[0]}>{page[1]}</Link>;
  return way === '' ? null : <code className="setup__way small soft">{way}</code>;
};

const Area = ({ area, checks }: { area: Check['area']; checks: readonly Check[] }) => {
  const open = checks.filter(({ verdict }) => verdict !== 'ok');
  const done = checks.filter(({ verdict }) => verdict === 'ok');
  return (
    <section className="setup__area" aria-label={strings.areas[area]}>
      <h3>{strings.areas[area]}</h3>
      {open.length === 0 ? null : (
        <ul className="setup">
          {open.map((one) => (
            <li key={`${one.check} ${one.text}`} className="setup__check">
              <span className={`tag ${LOOKS[one.verdict]}`}>{strings.verdict[one.verdict]}</span>
              <span>{one.text}</span>
              <Way {...one} />
            </li>
          ))}
        </ul>
      )}
      {done.length === 0 ? null : (
        <details>
          <summary>{strings.done(done.length)}</summary>
          <ul className="setup">
            {done.map(({ check, text }) => (
              <li key={`${check} ${text}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** What an installation lacks, as `fairlead doctor` says it; gone once nothing is missing. */
export const SetupTile = () => {
  const query = useCall(setup, {}, { enabled: useMay(setup), everyMs: 60_000 });
  const checks = query.data?.checks ?? [];
  const left = checks.filter(({ verdict }) => verdict === 'missing').length;
  if (left === 0) return null;
  return (
    <Tile look="wide" title={strings.title} note={strings.left(left)}>
      {[...new Set(checks.map(({ area }) => area))].map((area) => (
        <Area key={area} area={area} checks={checks.filter((one) => one.area === area)} />
      ))}
    </Tile>
  );
};
