import { CloseAccount } from '../../features/closing';

const Exit = () => (
  <div className="screen stack">
    <CloseAccount />
  </div>
);

export default Exit;
