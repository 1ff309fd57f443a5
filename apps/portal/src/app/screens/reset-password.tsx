import { ResetPassword } from '../../features/access/recovery';

const ResetPasswordScreen = () => (
  <div className="screen stack">
    <ResetPassword />
  </div>
);

export default ResetPasswordScreen;
