import type { ResponseOf } from '@fairlead/contract';
import { contacts, proposeContacts } from '@fairlead/contract/calls/content';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { weekAtAGlance } from '../../shared/lib/opening-hours';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { usePageActs, useRowActs } from '../../shared/ui/acts';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { writtenTime } from '../../shared/ui/figures';
import { Page } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { ContactDialog, type SavedContact } from './contact-dialog';
import { type Contact, contactStrings } from './contact-strings';

type Sheet = ResponseOf<typeof contacts>;
type Proposed = ResponseOf<typeof proposeContacts>;

const columns: readonly Column<Contact>[] = [
  { head: contactStrings.audience, cell: (contact) => contactStrings[contact.audience] },
  { head: contactStrings.topic, cell: (contact) => inWords(contact.topic) },
  { head: contactStrings.label, cell: (contact) => contact.label.en },
  {
    head: contactStrings.opens,
    cell: (contact) => (contact.type === 1 ? contactStrings.inside : contactStrings.outside),
  },
  { head: contactStrings.url, cell: (contact) => <span className="code">{contact.url}</span> },
  {
    head: contactStrings.hours,
    look: 'wide',
    cell: (contact) => (
      <>
        {weekAtAGlance(contact.weekly) || contactStrings.closed}{' '}
        <span className="small soft">{contact.time_zone}</span>
      </>
    ),
  },
];

/** Ways to reach support, with their opening hours. */
export const ContactsPage = () => {
  const query = useCall(contacts, {});
  return (
    <Reading query={query} data={query.data}>
      {(sheet) => <Contacts key={sheet.version} sheet={sheet} />}
    </Reading>
  );
};

interface ActProps {
  sheet: Sheet;
  contact: Contact;
  onClose: () => void;
  onProposed: (proposal: Proposed) => void;
}

/** The sheet is proposed as a whole: a new version with what was changed in it. */
const proposeSheet = ({ version }: Sheet, items: SavedContact[], reason: string) =>
  callApi(proposeContacts, { version, items, reason });

const EditDialog = ({ sheet, contact, onClose, onProposed }: ActProps) => (
  <ContactDialog
    contact={contact}
    name={`contact-${sheet.version}-${contact.id}`}
    onClose={onClose}
    onSave={async (changed, reason) => {
      const all = sheet.items.map((one) => (one.id === contact.id ? changed : toSave(one)));
      onProposed(await proposeSheet(sheet, all, reason));
    }}
  />
);

const RemoveDialog = ({ sheet, contact, onClose, onProposed }: ActProps) => (
  <ActDialog
    title={contactStrings.remove}
    note={contactStrings.removeNote(contact.label.en)}
    name={`contact-${sheet.version}-remove-${contact.id}`}
    fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: contactStrings.reason }]}
    submit={contactStrings.remove}
    look="danger"
    onClose={onClose}
    run={async ({ reason }) => {
      const others = sheet.items.filter((one) => one.id !== contact.id).map(toSave);
      onProposed(await proposeSheet(sheet, others, reason));
    }}
  />
);

const Contacts = ({ sheet }: { sheet: Sheet }) => {
  const mayWrite = useMay(proposeContacts);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const ofPage = usePageActs([
    {
      label: contactStrings.add,
      call: proposeContacts,
      dialog: (close) => (
        <ContactDialog
          name={`contact-${sheet.version}-new`}
          onClose={close}
          onSave={async (added, reason) =>
            setProposed(await proposeSheet(sheet, [...sheet.items.map(toSave), added], reason))
          }
        />
      ),
    },
  ]);
  const ofRow = useRowActs<Contact>({
    acts: [
      {
        label: contactStrings.edit,
        call: proposeContacts,
        dialog: (contact, close) => (
          <EditDialog sheet={sheet} contact={contact} onClose={close} onProposed={setProposed} />
        ),
      },
      {
        label: contactStrings.remove,
        look: 'danger',
        call: proposeContacts,
        dialog: (contact, close) => (
          <RemoveDialog sheet={sheet} contact={contact} onClose={close} onProposed={setProposed} />
        ),
      },
    ],
  });
  return (
    <Page
      title={contactStrings.title}
      tools={
        <div className="row">
          <RecordLink of="contacts" id={String(sheet.version)} />
          {ofPage.buttons}
        </div>
      }
    >
      <p className="soft">
        {contactStrings.version(sheet.version)} {contactStrings.note}
      </p>
      {sheet.next_from === null ? null : (
        <p className="notice">{contactStrings.nextFrom(writtenTime(sheet.next_from))}</p>
      )}
      <ProposedNotice proposal={proposed} />
      <DataTable
        label={contactStrings.title}
        columns={mayWrite ? [...columns, ofRow.column] : columns}
        rows={sheet.items}
        rowKey={(contact) => contact.id}
      />
      {ofPage.dialog}
      {ofRow.dialog}
    </Page>
  );
};

/** A contact has its number by its place: it is not sent. */
const toSave = ({ id: _, ...contact }: Contact): SavedContact => contact;
