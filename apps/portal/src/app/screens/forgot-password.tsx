import { ForgotPassword } from '../../features/access/recovery';

const ForgotPasswordScreen = () => (
  <div className="screen stack">
    <ForgotPassword />
  </div>
);

export default ForgotPasswordScreen;
