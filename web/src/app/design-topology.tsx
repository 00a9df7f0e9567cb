import { useParams } from 'react-router-dom';
import TopologyTab from '#web/features/topology/topology-tab.tsx';

/** The topology as a tab of its design: features know nothing of one another, the app joins them. */
export default function DesignTopology() {
  const { id = '' } = useParams();
  return <TopologyTab key={id} designId={id} />;
}
