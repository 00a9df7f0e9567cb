import { NavLink } from 'react-router-dom';
import { administration, type Place, places } from '#web/app/actions/navigation.ts';
import { useUser } from '#web/session/session-provider.tsx';
import styles from './place-links.module.css';

/** The side bar's links; `isNarrow` shows the icons alone. */
export function PlaceLinks({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const { isAdmin } = useUser();
  return (
    <nav aria-label="Main" className={styles.links} data-narrow={isNarrow}>
      {places.map((place) => (
        <PlaceLink key={place.to} {...place} />
      ))}
      {isAdmin && (
        <>
          <p className={styles.group}>Administration</p>
          {administration.map((place) => (
            <PlaceLink key={place.to} {...place} />
          ))}
        </>
      )}
    </nav>
  );
}

function PlaceLink({ label, to, icon: Icon }: Place) {
  return (
    <NavLink to={to} className={styles.link ?? ''} title={label}>
      <Icon size={18} aria-hidden />
      <span>{label}</span>
    </NavLink>
  );
}
