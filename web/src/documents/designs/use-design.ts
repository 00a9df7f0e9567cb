import { useParams } from 'react-router-dom';
import { getDesign } from '#shared/contract/designs.ts';
import { useRoute } from '#web/api/use-route.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';

/** The design that the address names. Every tab asks for it; SWR asks the service once. */
export function useDesign() {
  const { id } = useParams();
  const known = isId(id) ? id : undefined;
  const { data, error, mutate } = useRoute(getDesign, known ? { params: { id: known } } : null);
  return {
    id: known,
    design: data?.data,
    error,
    isMissing: !known || error?.code === 'not_found',
    retry: () => void mutate(),
  };
}
