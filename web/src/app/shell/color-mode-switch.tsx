import { Monitor, Moon, Sun } from 'lucide-react';
import { colorModes, useColorMode } from '#web/ui/color-mode.ts';
import styles from './color-mode-switch.module.css';

const faces = {
  system: { icon: Monitor, label: 'System' },
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
} as const;

export function ColorModeSwitch() {
  const [mode, choose] = useColorMode();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {colorModes.map((each) => {
        const { icon: Icon, label } = faces[each];
        return (
          <label key={each} title={label}>
            <input
              type="radio"
              name="color-mode"
              className="visually-hidden"
              checked={each === mode}
              onChange={() => choose(each)}
            />
            <Icon size={15} aria-hidden />
            <span className="visually-hidden">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
