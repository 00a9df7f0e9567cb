import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import styles from './sites-dialog.module.css';

export interface SitesDialogProps {
  readonly title: string;
  readonly sites: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (sites: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Beyond so many sites there is a search. */
const fewSites = 10;

/** Which sites a device is for; none of them means the whole design. */
export function SitesDialog({ title, sites, chosen, onChoose, onClose }: SitesDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const [search, setSearch] = useState('');
  const shown = sites.filter((site) => site.toLowerCase().includes(search.toLowerCase()));
  const tick = (site: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(site);
    else next.delete(site);
    setTicked(next);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variation="primary"
            onClick={() => {
              onChoose(sites.filter((site) => ticked.has(site)));
              onClose();
            }}
          >
            {ticked.size === 0 ? 'For the whole design' : 'Use these sites'}
          </Button>
        </>
      }
    >
      {sites.length > fewSites && <SearchBox label="Search sites" value={search} onSearch={setSearch} />}
      <fieldset className={styles.sites}>
        <legend className="visually-hidden">Sites</legend>
        {shown.map((site) => (
          <CheckField
            key={site}
            name="site"
            label={site}
            checked={ticked.has(site)}
            onChange={(isOn) => tick(site, isOn)}
          />
        ))}
        {shown.length === 0 && <p>No sites match.</p>}
      </fieldset>
    </Dialog>
  );
}
