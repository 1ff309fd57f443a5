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
import { LoginProof, PinProof, SignInProof } from './pin-proof';

const REFUSED_PROOFS: ReadonlySet<unknown> = new Set(['wrong_login_password', 'sign_in_not_fresh']);

interface ProofProps {
  /** Why what stands for the present six digits was refused, if it was. */
  fault: string;
  /** Said before: then only what stands for the digits is asked for. */
  forgotten: boolean;
  onProof: (proof: Proof) => void;
}

/** The first step: the present six digits, or the login password; people of a host app come in from it instead. */
const ProofStep = ({ fault, onProof, forgotten }: ProofProps) => {
  const t = useTranslate();
  const [isForgotten, setForgotten] = useState(forgotten || fault !== '');
  const OtherProof = useEntry() === 'shell' ? SignInProof : LoginProof;
  return (
    <div className="stack six-page">
      {isForgotten ? (
        <OtherProof fault={fault} onProof={onProof} />
      ) : (
        <PinProof onProof={onProof} onForgotten={() => setForgotten(true)} />
      )}
      {isForgotten && !forgotten ? (
        <Button look="quiet" onClick={() => setForgotten(false)}>
          {t('common.back')}
        </Button>
      ) : null}
    </div>
  );
};

/** Changes the transaction password: proof, six new digits, the same again. */
export const ChangePin = ({ onDone, forgotten = false }: { onDone: () => void; forgotten?: boolean }) => {
  const t = useTranslate();
  const change = useChangePin();
  const [proof, setProof] = useState<Proof | null>(null);
  const [fault, setFault] = useState('');
  const backToProof = useCallback(() => setProof(null), []);
  const showFault = useCallback((error: unknown): boolean => {
    if (!(error instanceof ApiError) || !REFUSED_PROOFS.has(error.data.reason)) return false;
    void phraseOfError(error).then((text) => {
      setFault(text);
      setProof(null);
    });
    return true;
  }, []);
  const { send, sending } = useSend(async (digits: string) => {
    if (proof === null) return;
    await change(passwordDigest(digits), proof);
    showToast(t('old_password' in proof ? 'payPassword.changed' : 'payPassword.changedLater'), 'done');
    onDone();
  }, showFault);
  if (proof === null) {
    return (
      <ProofStep
        fault={fault}
        forgotten={forgotten}
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
