import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton, SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Monogram, Wordmark } from '../../ui/text/Brand.tsx';
import { PanelSpace } from '../panel/PanelParts.tsx';

const links = ['46%', '58%', '52%', '64%', '40%', '60%', '49%', '55%'];

/** The panel's outline, until it's known who looks at it. */
export function PanelSkeleton() {
  return (
    <div className="ad">
      <header className="ad-phone-top">
        <Monogram />
      </header>
      <aside className="ad-side">
        <span className="brand">
          <Monogram />
          <Wordmark height={24} />
        </span>
        <Stack gap={24} className="ad-outline">
          {links.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </Stack>
      </aside>
      <div className="ad-main">
        <TabSkeleton />
      </div>
    </div>
  );
}

/** A tab's outline, until its code is here. */
export function TabSkeleton() {
  return (
    <main>
      <div className="ad-top">
        <Skeleton width={190} height={26} />
      </div>
      <PanelSpace>
        <SkeletonLines widths={['40%', '92%', '86%', '90%', '64%', '88%']} />
      </PanelSpace>
    </main>
  );
}
