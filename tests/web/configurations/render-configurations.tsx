import { getLabResult, listDeployments } from '#shared/contract/deployments.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import DesignConfigurations from '#web/features/configurations/design-configurations.tsx';
import { aDeploymentPagination } from '../deployments/a-deployment.ts';
import { renderDesignTab } from '../designs/render-design-tab.tsx';

/** The configurations of a design of which nothing was deployed and no lab has a result. */
export const renderConfigurations = (design: Design, plan: Graph, query: string) =>
  renderDesignTab(<DesignConfigurations />, {
    design,
    plan,
    tab: 'configurations',
    query,
    answers: (api) => {
      api.answer(listDeployments, { data: [], pagination: aDeploymentPagination(0) });
      api.refuse(getLabResult, 'not_found', 'This result does not exist.');
    },
  });
