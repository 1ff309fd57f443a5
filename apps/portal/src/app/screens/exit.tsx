import { CloseAccount } from '../../features/account/closing';

const Exit = () => (
  <div className="screen stack">
    <CloseAccount />
  </div>
);

export default Exit;
