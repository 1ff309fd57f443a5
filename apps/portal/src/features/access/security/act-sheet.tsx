import { type FormEvent, useState } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import type { StepProof } from '../../../shared/password/second-step';
import { StepForm } from '../../../shared/password/step-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import type { Act } from './act';
import { AddPasskey } from './add-passkey';
import { type Factors, type Passkey, useFactorActs, waysOf } from './api';
import { CodesShown } from './codes-shown';
import { SetUpCodes } from './set-up-codes';

const NAME_MAX = 60;

const Rename = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const t = useTranslate();
  const { renamePasskey } = useFactorActs();
  const [name, setName] = useState(passkey.name);
  const { send, sending } = useSend(async () => {
    await renamePasskey(passkey.id, name.trim());
    onDone();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('security.name')}
        name="name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        error={name.trim() === '' ? t('common.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" sending={sending}>
        {t('common.confirm')}
      </Button>
    </form>
  );
};

interface Props {
  act: Act;
  factors: Factors;
  entry: string | undefined;
  onClose: () => void;
}

/** What the sheet is called. */
const useTitle = (act: Act): string => {
  const t = useTranslate();
  switch (act.kind) {
    case 'addPasskey':
      return t('security.addPasskey');
    case 'setUpCodes':
      return t('security.codes');
    case 'endCodes':
      return t('security.turnOffQuestion');
    case 'newCodes':
      return t('security.newCodes');
    case 'rename':
      return t('security.rename');
    case 'remove':
      return t('security.removeQuestion', { name: act.passkey.name });
  }
};

/** What gives a factor up, or makes new codes: the warning, then who asks. */
const Proven = ({
  act,
  factors,
  entry,
  onClose,
  onCodes,
}: Props & { onCodes: (codes: string[]) => void }) => {
  const t = useTranslate();
  const { endTotp, removePasskey, makeRecoveryCodes } = useFactorActs();
  const isNewCodes = act.kind === 'newCodes';
  const run = async (proof: StepProof): Promise<void> => {
    if (isNewCodes) return onCodes((await makeRecoveryCodes(proof)).codes);
    if (act.kind === 'remove') await removePasskey(act.passkey.id, proof);
    else await endTotp(proof);
    showToast(t(act.kind === 'remove' ? 'security.passkeyGone' : 'security.turnedOff'), 'done');
    onClose();
  };
  return (
    <>
      <p className="warning">{t(isNewCodes ? 'security.newCodesVoid' : 'security.givingUp')}</p>
      <StepForm ways={waysOf(factors, entry, isNewCodes ? 'adds' : 'gives up')} run={run} />
    </>
  );
};

/** The sheet of one act; recovery codes stay on show until the person says that they kept them. */
const ActSheet = (props: Props) => {
  const { act, factors, entry, onClose } = props;
  const t = useTranslate();
  const title = useTitle(act);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // What is on changes while the sheet is open: the ways stay those that it opened with.
  const [ways] = useState(() => waysOf(factors, entry, 'adds'));
  if (codes !== null) {
    return (
      <Dialog title={t('security.codesOnce')} look="sheet" onClose={onClose} dismissible={false}>
        <CodesShown codes={codes} onKept={onClose} />
      </Dialog>
    );
  }
  const finish = (made: readonly string[] | null): void => (made === null ? onClose() : setCodes(made));
  const content = {
    addPasskey: () => <AddPasskey ways={ways} onDone={finish} />,
    setUpCodes: () => <SetUpCodes ways={ways} onDone={finish} />,
    rename: () => (act.kind === 'rename' ? <Rename passkey={act.passkey} onDone={onClose} /> : null),
    remove: () => <Proven {...props} onCodes={setCodes} />,
    endCodes: () => <Proven {...props} onCodes={setCodes} />,
    newCodes: () => <Proven {...props} onCodes={setCodes} />,
  };
  return (
    <Dialog title={title} look="sheet" onClose={onClose}>
      <div className="stack">{content[act.kind]()}</div>
    </Dialog>
  );
};

export default ActSheet;
