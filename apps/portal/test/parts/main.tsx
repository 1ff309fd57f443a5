import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { ResultBar } from '../../src/features/plans/result-bar';
import type { Point } from '../../src/features/statistics/points';
import { Trend } from '../../src/features/statistics/trend';
import { translator } from '../../src/shared/i18n/translator';
import { Button } from '../../src/shared/ui/button';
import { Disc } from '../../src/shared/ui/disc';
import { type Drawing, drawings } from '../../src/shared/ui/drawings';
import { Empty } from '../../src/shared/ui/empty';
import { LiveRing } from '../../src/shared/ui/live-ring';
import { Mark } from '../../src/shared/ui/mark';
import { Money } from '../../src/shared/ui/money';
import { ReceiptHead } from '../../src/shared/ui/receipt';
import { Row, Rows } from '../../src/shared/ui/rows';
import { Scene } from '../../src/shared/ui/scene';
import { StatusTag } from '../../src/shared/ui/status-tag';
import { Steps } from '../../src/shared/ui/steps';
import { Choices } from '../../src/shared/ui/tabs';
import { TextField } from '../../src/shared/ui/text-field';
import { Way, Ways } from '../../src/shared/ui/way';
import { Asking } from './asking';
import '../../src/shared/ui/tokens.css';
import '../../src/shared/ui/base.css';
import '../../src/shared/ui/screens.css';
import '../../src/shared/ui/deck.css';
import '../../src/features/plans/plans.css';
import './parts.css';

const COLOURS = [
  ...['ink', 'ink-soft', 'ground', 'surface', 'surface-sunk', 'line', 'line-strong'],
  ...[
    'accent',
    'accent-strong',
    'on-accent',
    'accent-faint',
    'attention',
    'attention-faint',
    'failure',
    'failure-faint',
  ],
  ...['hero', 'on-hero', 'deck', 'deck-sunk', 'on-deck', 'on-deck-soft', 'deck-accent', 'deck-failure'],
  ...['art-sky', 'art-sea', 'art-land', 'art-deep', 'art-sun', 'chart-second'],
] as const;
const SIZES = ['small', 'body', 'input', 'lead', 'title', 'figure', 'hero'] as const;
const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-8'] as const;
const RADII = ['radius', 'radius-small'] as const;
const TIMES = ['quick', 'draw'] as const;
const STATUSES = [
  ...(['waiting_to_put', 'matching', 'putting', 'put_failed'] as const),
  ...(['put_finished', 'waiting_for_settlement', 'settlement_successful'] as const),
];
const NOTHING = (): void => undefined;

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="parts__part">
    <h2 className="parts__name">{name}</h2>
    {children}
  </section>
);

/** The way from rest to rest, as `--ease` goes it. */
const Curve = () => (
  <svg
    viewBox="0 0 40 40"
    width="2.5rem"
    height="2.5rem"
    fill="none"
    stroke="var(--accent)"
    aria-hidden="true"
  >
    <path d="M0 40C8 8 8 0 40 0" strokeWidth="2" />
  </svg>
);

const Colours = () => (
  <ul className="parts__colours">
    {COLOURS.map((name) => (
      <li key={name}>
        <span className="parts__swatch" style={{ background: `var(--${name})` }} />
        <code className="small">--{name}</code>
      </li>
    ))}
  </ul>
);

/** Each time as a bar on one scale, and as the style sheets have it. */
const Times = () => {
  const style = getComputedStyle(document.documentElement);
  return (
    <ul className="stack stack--tight">
      {TIMES.map((name) => {
        const time = style.getPropertyValue(`--${name}`);
        // The build writes 160ms as .16s.
        const timeMs = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000);
        return (
          <li key={name} className="parts__time">
            <span className="parts__space" style={{ width: `${timeMs / 50}rem` }} />
            <code className="small">
              --{name} {timeMs} ms
            </code>
          </li>
        );
      })}
      <li className="parts__time">
        <Curve />
        <code className="small">--ease</code>
      </li>
    </ul>
  );
};

const Figures = () => (
  <div className="card">
    <Rows>
      <Row name="Result" strong>
        <Money amountMinor={440} sign="always" />
      </Row>
      <Row name="Result" strong>
        <Money amountMinor={-560} sign="always" />
      </Row>
      <Row name="Spent" note="of $60.00">
        <Money amountMinor={3_720} />
      </Row>
    </Rows>
  </div>
);

const figuresOf = (spend: number): Point['now'] => ({
  ...{ spend, impressions: 0, clicks: 0, click_rate_bp: null, conversions: 0 },
  ...{ cost_per_conversion: null, revenue: 0, net: 0 },
});
const DAYS = [320, 480, 410, 620, 790, 540, 860].map((spend, day) => ({
  ...{ key: `2026-03-0${day + 1}`, title: null, number: null },
  ...{ now: figuresOf(spend), before: figuresOf(900 - spend) },
}));

const Chart = () => (
  <div className="card">
    <Trend by="day" metric="spend" name="Spend" points={DAYS} />
  </div>
);

const Fields = () => (
  <div className="card stack">
    <TextField label="Amount" defaultValue="50.00" onChange={NOTHING} />
    <TextField label="Amount" defaultValue="12,5,0" error="Enter an amount such as 50 or 50.00." />
    <Button>Fund this plan</Button>
    <Button look="quiet">Cancel</Button>
    <Button look="danger">Close my account</Button>
    <Button sending>Fund this plan</Button>
  </div>
);

const Tokens = () => (
  <>
    <Part name="Colors">
      <Colours />
    </Part>
    <Part name="Type">
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          {size} $1,204.50
        </p>
      ))}
    </Part>
    <Part name="Space and radius">
      <ul className="parts__spaces">
        {SPACES.map((name) => (
          <li key={name}>
            <span className="parts__space" style={{ width: `var(--${name})` }} />
            <code className="small">--{name}</code>
          </li>
        ))}
        {RADII.map((name) => (
          <li key={name}>
            <span
              className="parts__swatch"
              style={{ borderRadius: `var(--${name})`, background: 'var(--accent-faint)' }}
            />
            <code className="small">--{name}</code>
          </li>
        ))}
      </ul>
    </Part>
    <Part name="Motion">
      <Times />
    </Part>
    <Part name="Mark and ring">
      <div className="deck row">
        <Mark />
        <LiveRing basisPoints={6_200} label="62% delivered">
          <strong>62%</strong>
        </LiveRing>
      </div>
    </Part>
    <Part name="Result bar">
      <div className="card">
        <span className="product__text">
          <ResultBar range={{ least_bp: -6_400, most_bp: 4_100 }} medianBp={-450} />
        </span>
      </div>
    </Part>
    <Part name="Statuses">
      <p className="parts__wrap">
        {STATUSES.map((status) => (
          <StatusTag key={status} order={{ status, reasons: [] }} />
        ))}
      </p>
    </Part>
  </>
);

const Controls = () => (
  <>
    <Part name="Figures">
      <Figures />
    </Part>
    <Part name="Chart">
      <Chart />
    </Part>
    <Part name="Choices and rows">
      <Choices
        label="Period"
        options={['Today', 'Week', 'Month'].map((label) => ({ value: label, label }))}
        value="Week"
        onChange={NOTHING}
      />
      <Ways>
        <Way to="/" drawing="history" words="Activity" />
        <Way to="/" drawing="bank" words="Payout account" note="Sample Bank, ending in 3333" />
      </Ways>
    </Part>
    <Part name="Fields and buttons">
      <Fields />
    </Part>
    <Part name="Dialog">
      <iframe className="parts__phone" title="Dialog" src="?dialog" />
    </Part>
  </>
);

const Drawn = () => (
  <>
    <Part name="Tracker">
      <div className="card">
        <Steps
          steps={[
            { state: 'asked', time: '2026-03-01T09:30:00.000Z', text: 'You, $60.00' },
            { state: 'posted', time: '2026-03-02T09:30:00.000Z', text: 'Two members of staff' },
          ]}
          nameOf={(state) => (state === 'asked' ? 'Requested' : 'Posted')}
          ahead={[{ name: 'Paid', note: 'by Mar 4, 2026' }]}
        />
      </div>
    </Part>
    <Part name="Drawings">
      <p className="parts__wrap">
        {(Object.keys(drawings) as Drawing[]).map((drawing) => (
          <Disc key={drawing} of={drawing} />
        ))}
      </p>
    </Part>
    <Part name="Receipt">
      <ReceiptHead title="Funded" amountMinor={6_000} note="Glass Garden" />
    </Part>
    <Part name="Scene">
      <Scene of="beginning" />
    </Part>
    <Part name="Empty list">
      <Empty text="No plans yet. Choose a product and fund it.">
        <a href="#products">See the products</a>
      </Empty>
    </Part>
  </>
);

const Sheet = () => (
  <main className="parts">
    <Tokens />
    <Controls />
    <Drawn />
  </main>
);

const start = async (): Promise<void> => {
  await translator.use('en');
  await Promise.all((['core', 'portal', 'plans', 'activity'] as const).map((pack) => translator.need(pack)));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <HashRouter>{location.search === '?dialog' ? <Asking /> : <Sheet />}</HashRouter>
    </StrictMode>,
  );
};

void start();
