import type { ResponseOf } from '@fairlead/contract';
import { allowLead, type detail, forbidLead } from '@fairlead/contract/calls/account-staff';
import { offer, publish } from '@fairlead/contract/calls/plans-staff';
import { list as products } from '@fairlead/contract/calls/products';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useAll } from '../../shared/api/read-all';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { Button } from '../../shared/ui/button';
import type { Choice } from '../../shared/ui/field';
import { Panel } from '../../shared/ui/page';
import { reasonField } from '../../shared/ui/reason-field';
import { leadStrings } from './strings';

type Holder = ResponseOf<typeof detail>['holder'];
type Field = 'product_id' | 'reason';
type Stated = Readonly<Record<Field, string>>;

/** Products on offer by their titles; every one of them, so that none is missed in a long catalogue. */
const useProducts = (isWanted: boolean): readonly Choice[] => {
  const query = useAll(products, { state: 'open', sort: 'title' }, { enabled: isWanted });
  return query.data?.map(({ id, title }) => ({ value: id, label: title })) ?? [];
};

const productField = (choices: readonly Choice[]): ActField<Field> => ({
  ...{ name: 'product_id', kind: 'choice', label: leadStrings.product, choices },
  ...(choices.length === 0 ? { hint: leadStrings.noProducts } : {}),
});

interface Act {
  readonly label: string;
  readonly note: string;
  readonly call: typeof offer | typeof publish | typeof allowLead | typeof forbidLead;
  readonly asks: readonly Field[];
  readonly look?: 'danger';
  readonly isOpen: (holder: Holder) => boolean;
  /** Sends it; says what came of it where the page itself does not show that. */
  readonly run: (holderId: string, stated: Stated) => Promise<string | null>;
}

const isActive = ({ state }: Holder): boolean => state === 'active';

const acts: readonly Act[] = [
  {
    ...{ label: leadStrings.offer, note: leadStrings.offerNote, call: offer, asks: ['product_id', 'reason'] },
    isOpen: isActive,
    run: async (id, stated) =>
      leadStrings.offered((await callApi(offer, { holder_id: id, ...stated })).number),
  },
  {
    ...{ label: leadStrings.publish, note: leadStrings.publishNote, call: publish, asks: ['product_id'] },
    isOpen: (holder) => holder.is_lead && isActive(holder),
    run: async (id, { product_id }) =>
      leadStrings.published((await callApi(publish, { lead_id: id, product_id })).offers),
  },
  {
    ...{ label: leadStrings.allow, note: leadStrings.allowNote, call: allowLead, asks: ['reason'] },
    isOpen: (holder) => !holder.is_lead && isActive(holder),
    run: async (id, { reason }) => {
      await callApi(allowLead, { id, reason });
      return null;
    },
  },
  {
    ...{
      label: leadStrings.forbid,
      note: leadStrings.forbidNote,
      call: forbidLead,
      asks: ['reason'],
      look: 'danger',
    },
    isOpen: ({ is_lead }) => is_lead,
    run: async (id, { reason }) => {
      await callApi(forbidLead, { id, reason });
      return null;
    },
  },
];

/**
 * Plans that are offered to a holder or published by them, as far as this person's roles go
 * (docs/domain/follow.md#publishing-a-plan).
 */
export const HolderOffers = ({ holder }: { holder: Holder }) => {
  const { staff } = useDesk();
  const open = acts.filter((act) => may(staff, act.call) && act.isOpen(holder));
  const [chosen, setChosen] = useState<Act | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const choices = useProducts(open.some(({ asks }) => asks.includes('product_id')));
  const fields = { product_id: productField(choices), reason: reasonField };
  if (open.length === 0) return null;
  return (
    <section className="panel" aria-label={leadStrings.title}>
      <Panel title={leadStrings.title}>
        <p>{holder.is_lead ? leadStrings.isLead : leadStrings.noLead}</p>
        <div className="row">
          {open.map((act) => (
            <Button key={act.label} look={act.look ?? 'plain'} onClick={() => setChosen(act)}>
              {act.label}
            </Button>
          ))}
        </div>
        <p role="status">{outcome}</p>
      </Panel>
      {chosen ? (
        <ActDialog
          title={chosen.label}
          note={`${holder.username}. ${chosen.note}`}
          name={`${chosen.call.id}-${holder.id}`}
          fields={chosen.asks.map((name) => fields[name])}
          submit={chosen.label}
          look={chosen.look ?? 'primary'}
          onClose={() => setChosen(null)}
          run={async (stated) => setOutcome(await chosen.run(holder.id, stated))}
        />
      ) : null}
    </section>
  );
};
