import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import type { Dialect } from '#shared/templates/dialects/dialect.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { NamedComposition } from '#web/documents/configurations/composer.ts';
import { foundLines } from '#web/features/configurations/model/found-lines.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { Notice } from '#web/ui/notice.tsx';
import pills from '#web/ui/pills.module.css';
import { saveFile } from '#web/ui/save-file.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import styles from './composed-text.module.css';
import { LineFinder } from './line-finder.tsx';
import { LineOrigin } from './line-origin.tsx';
import { useTextPlace } from './use-text-place.ts';

export interface ComposedTextProps {
  readonly composed: NamedComposition;
  readonly dialect: Dialect;
  readonly device: DeviceConfiguration;
  readonly graph: Graph;
  readonly design: Design;
}

/** The files of one device, each with its lines; a line that is chosen says where it comes from. */
export function ComposedText({ composed, dialect, device, graph, design }: ComposedTextProps) {
  const place = useTextPlace();
  const { files, omissions, partNames } = composed;
  const file = files.find(({ name }) => name === place.file) ?? files[0];
  const nameOf = useMemo(() => networkNames(graph, []), [graph]);
  const { find, element, line, go, linkTo } = place;
  const found = useMemo(() => foundLines(file?.lines ?? [], { find, element }), [file, find, element]);
  const marked = useMemo(() => new Set(found), [found]);
  if (file === undefined) return <Notice tone="info">This dialect has no lines for this device.</Notice>;
  const chosen = line === undefined ? undefined : file.lines[line - 1];
  const fileName =
    files.length > 1 ? `${device.hostname} ${file.name}` : `${device.hostname}.${dialect.extension}`;
  return (
    <div className={layout.stack3}>
      {files.length > 1 && (
        <nav className={pills.pills} aria-label="Files">
          {files.map(({ name, lines }) => (
            <Link
              key={name}
              to={linkTo({ file: name, line: '' })}
              aria-current={name === file.name ? 'page' : undefined}
            >
              {name} <span>{formatNumber(lines.length)}</span>
            </Link>
          ))}
        </nav>
      )}
      <FilterBar
        end={
          <div className={layout.row2}>
            <CopyButton text={file.text} name={`Copy ${fileName}`} />
            <Button
              size="small"
              aria-label={`Download ${fileName}`}
              onClick={() =>
                saveFile({ blob: new Blob([file.text], { type: 'text/plain;charset=utf-8' }), fileName })
              }
            >
              <Download size={16} aria-hidden />
              Download
            </Button>
          </div>
        }
      >
        <SearchBox label="Find in this text" value={find} onSearch={(text) => go({ find: text })} />
        {(find !== '' || element !== '') && (
          <LineFinder
            found={found}
            line={line}
            by={element && `from ${nameOf(element)}`}
            onGo={(next) => go({ line: String(next) })}
            onClear={() => go({ find: '', element: '' })}
          />
        )}
      </FilterBar>
      <div className={styles.split}>
        <NumberedLines
          key={file.name}
          label={`Configuration of ${device.hostname}, ${file.name}`}
          lines={file.lines}
          chosen={line}
          marked={marked}
          onChoose={(next) => go({ line: String(next) })}
        />
        <LineOrigin
          line={chosen}
          partName={partNames[chosen?.part ?? ''] ?? ''}
          number={line}
          graph={graph}
          design={design}
          nameOf={nameOf}
          onElement={(id) => go({ element: id, find: '' })}
        />
      </div>
      {omissions.length > 0 && (
        <Notice tone="warn">
          <p>
            {formatCount(omissions.length, 'thing')} of the plan {omissions.length === 1 ? 'is' : 'are'} not
            in this text, since {dialect.label} cannot say {omissions.length === 1 ? 'it' : 'them'}:
          </p>
          <ul className={styles.omissions}>
            {omissions.map((omission) => (
              <li key={omission}>{omission}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
