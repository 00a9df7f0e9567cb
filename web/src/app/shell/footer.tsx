import { Link } from 'react-router-dom';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>From requirements to a network that is ready to build</p>
      <div className={styles.end}>
        <Link to="/terms">Terms</Link>
        <ColorModeSwitch />
      </div>
    </footer>
  );
}
