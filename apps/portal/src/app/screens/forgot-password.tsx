import { ForgotPassword } from '../../features/access/recovery';
import { DoorScene } from './door-scene';

const ForgotPasswordScreen = () => (
  <div className="screen stack door">
    <DoorScene />
    <ForgotPassword />
  </div>
);

export default ForgotPasswordScreen;
