import { addNote, setTag } from '@fairlead/contract/calls/case';
import { grant } from '@fairlead/contract/calls/coupons-staff';
import { campaignStrings, GiveCouponDialog } from '../../features/coupons';
import { SupportPage } from '../../features/support';
import { usePageActs } from '../../shared/ui/acts';
import { NoteDialog, TagDialog } from './case-notes';
import { viewStrings } from './case-strings';

interface Person {
  readonly id: string;
  readonly username: string;
}

/** What is done for a person from the talk with them, as far as one's roles go; the rest is in their case. */
const TalkActs = ({ person }: { person: Person }) => {
  const { id, username } = person;
  const { buttons, dialog } = usePageActs([
    {
      label: campaignStrings.give,
      call: grant,
      dialog: (close) => <GiveCouponDialog holder={person} onClose={close} />,
    },
    {
      label: viewStrings.notes.addOfPerson,
      call: addNote,
      dialog: (close) => <NoteDialog {...{ id, username }} onClose={close} />,
    },
    {
      label: viewStrings.notes.setTagOfPerson,
      call: setTag,
      dialog: (close) => <TagDialog {...{ id, username }} onClose={close} />,
    },
  ]);
  return (
    <div className="row person-acts">
      {buttons}
      {dialog}
    </div>
  );
};

/** The chat desk, with what can be done for whoever writes. */
export const DeskPage = () => (
  <SupportPage actsOn={(person) => <TalkActs key={person.id} person={person} />} />
);
