import { ResetPassword } from '../../features/access/recovery';
import { DoorScene } from './door-scene';

const ResetPasswordScreen = () => (
  <div className="screen stack door">
    <DoorScene />
    <ResetPassword />
  </div>
);

export default ResetPasswordScreen;
