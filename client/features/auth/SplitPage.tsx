import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../../ui/states/Scene.tsx';
import { PublicShell } from '../site/shell/PublicShell.tsx';
import styles from './SplitPage.module.css';

/** A form on one half of the screen, and a scene on the other. */
export function SplitPage({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <PublicShell>
      <main className={styles.page} id="main">
        <div className={styles.form}>{children}</div>
        <div className={styles.picture} aria-hidden="true">
          <div>
            <Scene name={scene} bleed={scene.startsWith('seat') ? 'seat' : 'person'} />
          </div>
        </div>
      </main>
    </PublicShell>
  );
}
