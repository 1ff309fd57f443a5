import { callApi } from '../../../shared/api';
import { translator } from '../../../shared/i18n/translator';
import { PasskeyFailure, signWithPasskey } from '../../../shared/password/passkeys';
import { session } from '../../../shared/session/session';
import { showToast } from '../../../shared/ui/toast';

/** Logs in with a passkey that the person chooses, and keeps the token. @throws ApiError */
export const logInWithPasskey = async (): Promise<void> => {
  const request = await callApi('auth.passkeyOptions', {});
  try {
    const key = await signWithPasskey(request);
    const { token } = await callApi('auth.passkeyLogin', { key });
    session.keepToken(token);
  } catch (error) {
    if (!(error instanceof PasskeyFailure)) throw error;
    await translator.need('security');
    showToast(translator.t(`security.key.${error.why}`));
  }
};
