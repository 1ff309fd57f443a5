import type { ResponseOf } from '@fairlead/contract';
import { contacts, saveContacts } from '@fairlead/contract/calls/content';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
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

type Chosen = { readonly act: 'add' } | { readonly act: 'edit' | 'remove'; readonly contact: Contact };

/** What can be done with one contact. */
const actsColumn = (onAct: (chosen: Chosen) => void): Column<Contact> => ({
  head: strings.common.actions,
  cell: (contact) => (
    <div className="row row--tight">
      <Button inRow onClick={() => onAct({ act: 'edit', contact })}>
        {contactStrings.edit}
      </Button>
      <Button inRow look="danger" onClick={() => onAct({ act: 'remove', contact })}>
        {contactStrings.remove}
      </Button>
    </div>
  ),
});

const Contacts = ({ sheet }: { sheet: Sheet }) => {
  const mayWrite = useMay(saveContacts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = (): void => setChosen(null);
  const save = (changed: readonly SavedContact[], reason: string) =>
    callApi(saveContacts, { version: sheet.version, items: [...changed], reason });
  const others = (without: Contact) => sheet.items.filter((one) => one.id !== without.id).map(toSave);
  const draft = `contact-${sheet.version}`;
  return (
    <Page
      title={contactStrings.title}
      tools={
        mayWrite ? <Button onClick={() => setChosen({ act: 'add' })}>{contactStrings.add}</Button> : null
      }
    >
      <p className="soft">
        {contactStrings.version(sheet.version)} {contactStrings.note}
      </p>
      <DataTable
        label={contactStrings.title}
        columns={mayWrite ? [...columns, actsColumn(setChosen)] : columns}
        rows={sheet.items}
        rowKey={(contact) => contact.id}
      />
      {chosen?.act === 'add' ? (
        <ContactDialog
          name={`${draft}-new`}
          onClose={close}
          onSave={(added, reason) => save([...sheet.items.map(toSave), added], reason)}
        />
      ) : null}
      {chosen?.act === 'edit' ? (
        <ContactDialog
          contact={chosen.contact}
          name={`${draft}-${chosen.contact.id}`}
          onClose={close}
          onSave={(changed, reason) => {
            const all = sheet.items.map((one) => (one.id === chosen.contact.id ? changed : toSave(one)));
            return save(all, reason);
          }}
        />
      ) : null}
      {chosen?.act === 'remove' ? (
        <ActDialog
          title={contactStrings.remove}
          note={contactStrings.removeNote(chosen.contact.label.en)}
          name={`${draft}-remove-${chosen.contact.id}`}
          fields={[
            { name: 'reason', kind: 'line', label: strings.common.reason, hint: contactStrings.reason },
          ]}
          submit={contactStrings.remove}
          look="danger"
          onClose={close}
          run={({ reason }) => save(others(chosen.contact), reason)}
        />
      ) : null}
    </Page>
  );
};

/** A contact has its number by its place: it is not sent. */
const toSave = ({ id: _, ...contact }: Contact): SavedContact => contact;
