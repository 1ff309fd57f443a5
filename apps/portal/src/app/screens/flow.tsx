import { FlowView } from '../../features/wallet';

const Flow = () => (
  <div className="screen stack">
    <FlowView />
  </div>
);

export default Flow;
