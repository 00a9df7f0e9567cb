import { ChevronRight } from 'lucide-react';
import type { AskedScope, Scope } from '#web/features/topology/model/shown-scope.ts';
import styles from './scope-path.module.css';

export interface ScopePathProps {
  readonly scope: Scope;
  readonly unstacked: readonly string[];
  readonly onShow: (change: Partial<AskedScope>) => void;
}

/** Where the canvas is: all sites, one of them, or every device, and the way back. */
export function ScopePath({ scope, unstacked, onShow }: ScopePathProps) {
  return (
    <nav className={styles.path} aria-label="Part of the network" data-own-pointer>
      <button
        type="button"
        aria-current={scope.kind === 'sites' ? 'page' : undefined}
        onClick={() => onShow({ level: 'sites', site: undefined })}
      >
        All sites
      </button>
      {scope.kind === 'site' && (
        <>
          <ChevronRight size={14} aria-hidden />
          <span aria-current="page">{scope.site === '' ? 'Without a site' : scope.site}</span>
        </>
      )}
      {scope.kind === 'sites' && unstacked.length > 0 && (
        <button type="button" onClick={() => onShow({ level: 'sites', site: undefined, unstacked: [] })}>
          Stack alike sites
        </button>
      )}
      <span className={styles.line} aria-hidden />
      <button
        type="button"
        aria-current={scope.kind === 'devices' ? 'page' : undefined}
        onClick={() => onShow({ level: 'devices', site: undefined })}
      >
        All devices
      </button>
    </nav>
  );
}
