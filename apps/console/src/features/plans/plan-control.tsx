import type { OrderDetail } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { words as inWords } from '../../shared/lib/strings';
import { Moment, Money } from '../../shared/ui/figures';
import { planStrings } from './strings';

type Control = NonNullable<OrderDetail['control']>;
type Limits = Control['limits'];
type Entry = OrderDetail['timeline'][number];
type Fact = readonly [name: string, value: ReactNode];

const strings = planStrings.control;

const AMOUNTS = ['cost_per_conversion', 'loss', 'spend_without_conversion', 'daily_cap'] as const;

/** The limits that are set, each with its value. */
const limitFacts = (limits: Limits): Fact[] => [
  ...AMOUNTS.flatMap((name): Fact[] => {
    const amount = limits[name];
    return amount === null ? [] : [[strings.limits[name], <Money key={name} amountMinor={amount} />]];
  }),
  ...(limits.ends_at === null
    ? []
    : [[strings.limits.ends_at, <Moment key="ends_at" at={limits.ends_at} />] as const]),
];

/** What its holder wants of a running plan now: whoever runs it by hand tells the network. */
export const controlFacts = ({ pace, lowers_to: lowersTo, limits, ...cap }: Control): Fact[] => [
  [strings.pace, inWords(pace)],
  ...(lowersTo === null
    ? []
    : [[strings.lowersTo, <Money key="lowers_to" amountMinor={lowersTo} />] as const]),
  ...limitFacts(limits),
  ...(cap.cap_from === null ? [] : [[strings.capToday, <CapToday key="cap_today" {...cap} />] as const]),
];

/** The daily cap that another follows. */
const CapToday = ({ cap_from: from, cap_today: minor }: Pick<Control, 'cap_from' | 'cap_today'>) => (
  <>
    {minor === null ? strings.noLimit : <Money amountMinor={minor} />} ({strings.until}{' '}
    {from === null ? null : <Moment at={from} />})
  </>
);

/** What a change of the budget, of limits or a pause came to, and the figures that reached a limit. */
const changeFacts = (entry: Entry): Fact[] => {
  const { reached, limits, raised, lowering, lowered, billed_meanwhile: meanwhile } = entry;
  const facts: (Fact | false | undefined)[] = [
    reached && [
      strings.reached,
      <span key="reached">
        {strings.limits[reached.limit]}{' '}
        {reached.value === null ? null : <Money amountMinor={reached.value} />}
      </span>,
    ],
    reached && [planStrings.billed, <Money key="billed" amountMinor={reached.billed} />],
    reached && [strings.conversions, reached.conversions],
    raised && [strings.added, <Money key="added" amountMinor={raised.amount} />],
    lowering && [strings.lowersTo, <Money key="lowering" amountMinor={lowering.budget} />],
    lowered && [planStrings.returned, <Money key="returned" amountMinor={lowered.amount} />],
    (raised ?? lowered) && [
      planStrings.budget,
      <Money key="budget" amountMinor={(raised ?? lowered)?.budget ?? 0} />,
    ],
    meanwhile !== undefined && [strings.meanwhile, <Money key="meanwhile" amountMinor={meanwhile} />],
  ];
  const shown = [...facts.filter((fact) => !!fact), ...(limits ? limitFacts(limits) : [])];
  return limits !== undefined && shown.length === 0 ? [[strings.noLimits, null]] : shown;
};

/** The same as a list in a line of the timeline; nothing where nothing of it changed. */
export const ControlChange = ({ entry }: { entry: Entry }) => {
  const facts = changeFacts(entry);
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(([name, value]) => (
        <li key={name}>
          {name} {value}
        </li>
      ))}
    </ul>
  );
};
