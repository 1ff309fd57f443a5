import {
  end,
  type list,
  preview,
  propose,
  proposeRotation,
  showSecret,
} from '@fairlead/contract/calls/webhooks';
import { copyText } from '@fairlead/ui/copy-text';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@fairlead/vocabulary';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { ChoiceField, chosenOf } from '../../shared/ui/field';
import { Facts } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { reasonField } from '../../shared/ui/reason-field';
import { webhookStrings } from './strings';

export type Endpoint = RowOf<typeof list>;

export const hostOf = ({ url }: Endpoint): string => new URL(url).host;

const EVENT_CHOICES = WEBHOOK_EVENTS.map((value) => ({ value, label: value }));

const fieldsOf = (
  endpoint: Endpoint | undefined,
): readonly ActField<'url' | 'description' | 'events' | 'reason'>[] => [
  {
    ...{ name: 'url', kind: 'line', label: webhookStrings.address, hint: webhookStrings.addressHint },
    ...{ maxLength: 500, initial: endpoint?.url ?? '' },
    check: (typed) =>
      /^https?:\/\/./.test(typed.trim()) && URL.canParse(typed.trim())
        ? undefined
        : webhookStrings.addressWrong,
  },
  {
    ...{ name: 'description', kind: 'line', label: webhookStrings.description, maxLength: 200 },
    ...{ hint: webhookStrings.descriptionHint, initial: endpoint?.description ?? '' },
  },
  {
    ...{ name: 'events', kind: 'several', label: webhookStrings.events, choices: EVENT_CHOICES },
    initial: endpoint?.events.join(' ') ?? '',
  },
  reasonField,
];

interface ProposeProps {
  /** The one that is to change; absent for a new one. */
  endpoint?: Endpoint;
  onProposed: (proposal: { readonly id: string }) => void;
  onClose: () => void;
}

/** Proposes an endpoint, or another address or other events of one; another admin decides. */
export const ProposeDialog = ({ endpoint, onProposed, onClose }: ProposeProps) => (
  <ActDialog
    title={endpoint ? webhookStrings.changeTitle : webhookStrings.propose}
    note={endpoint ? webhookStrings.changeNote(hostOf(endpoint)) : webhookStrings.proposeNote}
    name={`webhook-${endpoint?.id ?? 'new'}`}
    fields={fieldsOf(endpoint)}
    submit={endpoint ? webhookStrings.changeTitle : webhookStrings.propose}
    onClose={onClose}
    run={async ({ url, description, events, reason }) => {
      const chosen = chosenOf(events) as WebhookEvent[];
      const stated = { url: url.trim(), description: description.trim(), events: chosen, reason };
      onProposed(await callApi(propose, { ...stated, ...(endpoint ? { id: endpoint.id } : {}) }));
    }}
  />
);

interface OfOneProps {
  endpoint: Endpoint;
  onClose: () => void;
}

/** Proposes a new secret; the one before signs beside it until a day after it was seen. */
export const RotateDialog = ({
  endpoint,
  onProposed,
  onClose,
}: OfOneProps & { onProposed: ProposeProps['onProposed'] }) => (
  <ActDialog
    title={webhookStrings.rotateTitle}
    note={webhookStrings.rotateNote(hostOf(endpoint))}
    name={`webhook-rotate-${endpoint.id}`}
    fields={[reasonField]}
    submit={webhookStrings.rotateTitle}
    onClose={onClose}
    run={async ({ reason }) => onProposed(await callApi(proposeRotation, { id: endpoint.id, reason }))}
  />
);

/** Asks for the secret, which is told once. */
export const SecretDialog = ({
  endpoint,
  onShown,
  onClose,
}: OfOneProps & { onShown: (secret: string) => void }) => (
  <ActDialog
    title={webhookStrings.show}
    note={webhookStrings.showNote(hostOf(endpoint))}
    name={`webhook-secret-${endpoint.id}`}
    fields={[]}
    submit={webhookStrings.show}
    onClose={onClose}
    run={async () => onShown((await callApi(showSecret, { id: endpoint.id })).secret)}
  />
);

/** Ends an endpoint, for good. */
export const EndDialog = ({ endpoint, onClose }: OfOneProps) => (
  <ActDialog
    title={webhookStrings.end}
    note={webhookStrings.endNote(hostOf(endpoint))}
    name={`webhook-end-${endpoint.id}`}
    fields={[reasonField]}
    submit={webhookStrings.end}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(end, { id: endpoint.id, reason })}
  />
);

/** The body of an event with line breaks, to be read; copied as it is sent, which is what the signature is of. */
export const Body = ({ text }: { text: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <pre className="code code--block">{JSON.stringify(JSON.parse(text), null, 2)}</pre>
      <div className="row">
        <Button inRow onClick={() => void copyText(text).then(setCopied)}>
          {webhookStrings.copy}
        </Button>
        <span role="status">{copied ? strings.shownOnce.copied : ''}</span>
      </div>
    </>
  );
};

/** What an event looks like, made up and signed, for whoever writes a receiver. */
export const PreviewDialog = ({ onClose }: { onClose: () => void }) => {
  const [event, setEvent] = useState<WebhookEvent>('topup.posted');
  const query = useCall(preview, { event });
  return (
    <Dialog title={webhookStrings.preview} note={webhookStrings.previewNote} onClose={onClose}>
      {() => (
        <>
          <ChoiceField
            label={webhookStrings.previewEvent}
            value={event}
            onType={(value) => setEvent(value as WebhookEvent)}
            choices={EVENT_CHOICES}
          />
          <Reading query={query} data={query.data}>
            {({ headers, body, secret }) => (
              <>
                <Facts
                  facts={[...headers, { name: webhookStrings.secret, value: secret }].map(
                    ({ name, value }) =>
                      [
                        name,
                        <span key={name} className="code">
                          {value}
                        </span>,
                      ] as const,
                  )}
                />
                <Body text={body} />
              </>
            )}
          </Reading>
        </>
      )}
    </Dialog>
  );
};
