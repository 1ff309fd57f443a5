import type { Proposal } from '@fairlead/contract';
import { removeTemplate, saveTemplate, send, templates } from '@fairlead/contract/calls/notifications-staff';
import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { SavedNotice, SaveTemplate } from './save-template';
import { SendNotification } from './send';
import { notificationStrings, templateStrings } from './strings';

type Template = RowOf<typeof templates>;

const columns: readonly Column<Template>[] = [
  { head: templateStrings.name, sort: 'name', cell: ({ name }) => name },
  { head: notificationStrings.category, cell: ({ category }) => inWords(category) },
  {
    head: notificationStrings.heading,
    look: 'wide',
    cell: ({ title }) => <span lang="en">{title.en}</span>,
  },
  { head: templateStrings.savedBy, cell: (template) => template.saved_by },
  { head: templateStrings.savedAt, sort: 'saved_at', cell: (template) => <Moment at={template.saved_at} /> },
];

const RemoveDialog = ({ template, onClose }: { template: Template; onClose: () => void }) => (
  <ActDialog
    title={templateStrings.remove}
    note={templateStrings.removeNote(template.name)}
    name={`remove-template-${template.id}`}
    fields={[]}
    submit={templateStrings.remove}
    look="danger"
    onClose={onClose}
    run={() => callApi(removeTemplate, { id: template.id })}
  />
);

const actsWith = (
  onProposed: (proposal: Proposal) => void,
  onSaved: (name: string) => void,
): RowActs<Template> => ({
  record: 'notification_template',
  acts: [
    {
      label: templateStrings.use,
      call: send,
      dialog: (template, close) => (
        <SendNotification
          draftName={`notice-of-template-${template.id}`}
          from={template}
          onClose={close}
          onProposed={onProposed}
        />
      ),
    },
    {
      label: templateStrings.change,
      call: saveTemplate,
      dialog: (template, close) => (
        <SaveTemplate
          id={template.id}
          draftName={`notice-template-${template.id}`}
          from={template}
          onSaved={onSaved}
          onClose={close}
        />
      ),
    },
    {
      label: templateStrings.remove,
      look: 'danger',
      call: removeTemplate,
      dialog: (template, close) => <RemoveDialog template={template} onClose={close} />,
    },
  ],
});

/** What staff begin their notifications with. */
export const TemplatesPage = () => {
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <CasePage
      title={templateStrings.title}
      call={templates}
      filters={[{ name: 'category', label: notificationStrings.category, values: NOTIFICATION_CATEGORIES }]}
      views="notice-templates"
      columns={columns}
      rowActs={actsWith(setProposed, setSaved)}
      pageActs={[
        {
          label: templateStrings.write,
          call: saveTemplate,
          dialog: (close) => <SaveTemplate draftName="notice-template" onSaved={setSaved} onClose={close} />,
        },
      ]}
      empty={templateStrings.empty}
    >
      <ProposedNotice proposal={proposed} />
      <SavedNotice name={saved} />
    </CasePage>
  );
};
