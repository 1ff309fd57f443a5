import { useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { passwordDigest } from '../../../shared/password/digest';
import { NewDigits } from '../../../shared/password/new-digits';
import { useEntry } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { type Proof, useChangePin } from './api';
import { LoginProof, PinProof } from './pin-proof';

interface ProofProps {
  /** Why the login password was refused, if it was. */
  fault: string;
  onProof: (proof: Proof) => void;
}

/** The first step: the present six digits, or the login password of those who have one. */
const ProofStep = ({ fault, onProof }: ProofProps) => {
  const t = useTranslate();
  const [byLogin, setByLogin] = useState(fault !== '');
  const hasLoginPassword = useEntry() === 'register';
  return (
    <div className="stack">
      {byLogin ? <LoginProof fault={fault} onProof={onProof} /> : <PinProof onProof={onProof} />}
      {hasLoginPassword ? (
        <Button look="quiet" onClick={() => setByLogin(!byLogin)}>
          {t(byLogin ? 'payPassword.known' : 'payPassword.forgotten')}
        </Button>
      ) : null}
    </div>
  );
};

/** Changes the transaction password: proof, six new digits, the same again. */
export const ChangePin = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslate();
  const change = useChangePin();
  const [proof, setProof] = useState<Proof | null>(null);
  const [fault, setFault] = useState('');
  const backToProof = useCallback(() => setProof(null), []);
  const showFault = useCallback((error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.data.reason !== 'wrong_login_password') return false;
    void phraseOfError(error).then((text) => {
      setFault(text);
      setProof(null);
    });
    return true;
  }, []);
  const { send, sending } = useSend(async (digits: string) => {
    if (proof === null) return;
    await change(passwordDigest(digits), proof);
    showToast(t('login_password' in proof ? 'payPassword.changedLater' : 'payPassword.changed'), 'done');
    onDone();
  }, showFault);
  if (proof === null) {
    return (
      <ProofStep
        fault={fault}
        onProof={(given) => {
          setFault('');
          setProof(given);
        }}
      />
    );
  }
  const faultOf = (digits: string): string | undefined =>
    'old_password' in proof && proof.old_password === passwordDigest(digits)
      ? t('payPassword.same')
      : undefined;
  return (
    <NewDigits
      lead={t('password.explained')}
      sending={sending}
      faultOf={faultOf}
      onBack={backToProof}
      onDone={(digits) => void send(digits)}
    />
  );
};
