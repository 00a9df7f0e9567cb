import { Link, useSearchParams } from 'react-router-dom';
import layout from '#web/ui/layout.module.css';

/** The links between pages whose number nobody knows: to the first one, and to the next. */
export function NextPage({ next }: { readonly next: string | undefined }) {
  const [address] = useSearchParams();
  const to = (after: string | undefined) => {
    const changed = new URLSearchParams(address);
    changed.delete('after');
    if (after) changed.set('after', after);
    return `?${changed}`;
  };
  if (!next && !address.has('after')) return null;
  return (
    <nav aria-label="Pages" className={layout.row3}>
      {address.has('after') && <Link to={to(undefined)}>First page</Link>}
      {next && <Link to={to(next)}>Next page</Link>}
    </nav>
  );
}
