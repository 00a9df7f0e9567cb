import { BrickWallFire, EthernetPort, type LucideIcon, RadioTower, Router, Server, Wifi } from 'lucide-react';
import type { Category, Device } from '#shared/contract/device.ts';
import styles from './thumbnail.module.css';

const icons: Readonly<Record<Category, LucideIcon>> = {
  router: Router,
  switch: EthernetPort,
  firewall: BrickWallFire,
  ap: Wifi,
  server: Server,
  'wlan-controller': RadioTower,
};

export interface ThumbnailProps {
  readonly device: Pick<Device, 'category' | 'image'>;
  readonly size?: 'small' | 'large';
}

/** A device's picture, or the icon of its category; the name next to it says what it is. */
export function Thumbnail({ device, size = 'small' }: ThumbnailProps) {
  const Icon = icons[device.category];
  return (
    <span className={styles.frame} data-size={size}>
      {device.image === undefined ? (
        <Icon size={size === 'small' ? 18 : 32} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={device.image} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
