import type { ResponseOf } from '@fairlead/contract';
import { contacts, saveContacts } from '@fairlead/contract/calls/content';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { usePageActs, useRowActs } from '../../shared/ui/acts';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Page } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { ContactDialog, type SavedContact } from './contact-dialog';
import { type Contact, weekAtAGlance } from './contact-hours';
import { contactStrings } from './contact-strings';

type Sheet = ResponseOf<typeof contacts>;

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
        {weekAtAGlance(contact.weekly)} <span className="small soft">{contact.time_zone}</span>
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
}

/** The sheet is saved as a whole: a new version with what was changed in it. */
const saveSheet = ({ version }: Sheet, items: SavedContact[], reason: string) =>
  callApi(saveContacts, { version, items, reason });

const EditDialog = ({ sheet, contact, onClose }: ActProps) => (
  <ContactDialog
    contact={contact}
    name={`contact-${sheet.version}-${contact.id}`}
    onClose={onClose}
    onSave={(changed, reason) => {
      const all = sheet.items.map((one) => (one.id === contact.id ? changed : toSave(one)));
      return saveSheet(sheet, all, reason);
    }}
  />
);

const RemoveDialog = ({ sheet, contact, onClose }: ActProps) => (
  <ActDialog
    title={contactStrings.remove}
    note={contactStrings.removeNote(contact.label.en)}
    name={`contact-${sheet.version}-remove-${contact.id}`}
    fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: contactStrings.reason }]}
    submit={contactStrings.remove}
    look="danger"
    onClose={onClose}
    run={({ reason }) => {
      const others = sheet.items.filter((one) => one.id !== contact.id).map(toSave);
      return saveSheet(sheet, others, reason);
    }}
  />
);

const Contacts = ({ sheet }: { sheet: Sheet }) => {
  const mayWrite = useMay(saveContacts);
  const ofPage = usePageActs([
    {
      label: contactStrings.add,
      call: saveContacts,
      dialog: (close) => (
        <ContactDialog
          name={`contact-${sheet.version}-new`}
          onClose={close}
          onSave={(added, reason) => saveSheet(sheet, [...sheet.items.map(toSave), added], reason)}
        />
      ),
    },
  ]);
  const ofRow = useRowActs<Contact>({
    acts: [
      {
        label: contactStrings.edit,
        call: saveContacts,
        dialog: (contact, close) => <EditDialog sheet={sheet} contact={contact} onClose={close} />,
      },
      {
        label: contactStrings.remove,
        look: 'danger',
        call: saveContacts,
        dialog: (contact, close) => <RemoveDialog sheet={sheet} contact={contact} onClose={close} />,
      },
    ],
  });
  return (
    <Page title={contactStrings.title} tools={ofPage.buttons}>
      <p className="soft">
        {contactStrings.version(sheet.version)} {contactStrings.note}
      </p>
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
