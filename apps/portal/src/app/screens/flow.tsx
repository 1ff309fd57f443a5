import { FlowList } from '../../features/wallet';

const Flow = () => (
  <div className="screen stack">
    <FlowList />
  </div>
);

export default Flow;
