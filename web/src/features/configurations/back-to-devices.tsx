import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './device-view.module.css';

/** From one device, or the lines of an element, to the list. */
export const BackToDevices = () => (
  <Link to="?" className={styles.back ?? ''}>
    <ArrowLeft size={16} aria-hidden />
    All devices
  </Link>
);
