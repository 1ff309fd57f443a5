import type { ResponseOf } from '@fairlead/contract';
import { contacts, saveContacts } from '@fairlead/contract/calls/console-content';
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

const words = contactStrings;

const columns: readonly Column<Contact>[] = [
  { head: words.audience, cell: (contact) => words[contact.audience] },
  { head: words.topic, cell: (contact) => inWords(contact.topic) },
  { head: words.label, cell: (contact) => contact.label.en },
  { head: words.opens, cell: (contact) => (contact.type === 1 ? words.inside : words.outside) },
  { head: words.url, cell: (contact) => <span className="code">{contact.url}</span> },
  {
    head: words.hours,
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

const Contacts = ({ sheet }: { sheet: Sheet }) => {
  const mayWrite = useMay(saveContacts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = (): void => setChosen(null);
  const save = (changed: readonly SavedContact[], reason: string) =>
    callApi(saveContacts, { version: sheet.version, items: [...changed], reason });
  const others = (without: Contact) => sheet.items.filter((one) => one.id !== without.id).map(toSave);
  const act: Column<Contact> = {
    head: strings.common.actions,
    cell: (contact) => (
      <div className="row row--tight">
        <Button inRow onClick={() => setChosen({ act: 'edit', contact })}>
          {words.edit}
        </Button>
        <Button inRow look="danger" onClick={() => setChosen({ act: 'remove', contact })}>
          {words.remove}
        </Button>
      </div>
    ),
  };
  const draft = `contact-${sheet.version}`;
  return (
    <Page
      title={words.title}
      tools={mayWrite ? <Button onClick={() => setChosen({ act: 'add' })}>{words.add}</Button> : null}
    >
      <p className="soft">
        {words.version(sheet.version)} {words.note}
      </p>
      <DataTable
        label={words.title}
        columns={mayWrite ? [...columns, act] : columns}
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
          title={words.remove}
          note={words.removeNote(chosen.contact.label.en)}
          name={`${draft}-remove-${chosen.contact.id}`}
          fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: words.reason }]}
          submit={words.remove}
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
