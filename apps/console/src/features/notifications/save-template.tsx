import { saveTemplate } from '@fairlead/contract/calls/notifications-staff';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { type Beginning, draftFrom, EMPTY_NOTIFICATION, templateOf, templateProblems } from './draft';
import { Particulars, Texts } from './fields';
import { templateStrings } from './strings';
import { useNotificationForm } from './use-notification-form';

const NAME_MAX = 80;

interface Props {
  /** The template that is changed; a new one where absent. */
  id?: string;
  /** What it says now, or begins with. */
  from?: Beginning & { readonly name?: string };
  /** Under which name the draft is kept. */
  draftName: string;
  onSaved: (name: string) => void;
  onClose: () => void;
}

const TemplateForm = ({ id, from, draftName, onSaved, onClose }: Props) => {
  const { fields, foot, onSubmit } = useNotificationForm({
    draftName,
    // A template is written in every language, as what goes to everyone is.
    initial: {
      ...(from ? draftFrom(from) : EMPTY_NOTIFICATION),
      ...{ name: from?.name ?? '', recipient: 'everyone' },
    },
    problemsOf: templateProblems,
    run: async (draft) => {
      const saved = await callApi(saveTemplate, {
        ...(id === undefined ? {} : { id }),
        ...templateOf(draft),
      });
      onSaved(saved.name);
    },
    close: onClose,
  });
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <TextField
        label={templateStrings.name}
        hint={templateStrings.nameHint}
        error={fields.errorOf('name')}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={fields.draft.name}
        onChange={(event) => fields.onType('name', event.target.value)}
      />
      <Particulars {...fields} />
      <Texts {...fields} />
      <FormFoot {...foot} submit={templateStrings.save} onCancel={onClose} />
    </form>
  );
};

/** Says that a template was saved, with the way to them all. */
export const SavedNotice = ({ name }: { name: string | null }) =>
  name === null ? null : (
    <p role="status" className="notice notice--good">
      {templateStrings.saved(name)} <Link to="/notice-templates">{templateStrings.title}</Link>
    </p>
  );

/** Writes a template, or changes one; it is sent to nobody. */
export const SaveTemplate = (props: Props) => (
  <Dialog
    title={props.id === undefined ? templateStrings.write : templateStrings.change}
    note={templateStrings.note}
    onClose={props.onClose}
  >
    {(close) => <TemplateForm {...props} onClose={close} />}
  </Dialog>
);
