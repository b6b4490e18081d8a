import { stat } from 'node:fs/promises';
import path from 'node:path';
import { areaParts, type Build } from '../../server/web/build.ts';

const KB = 1_024;

/** Signed-in areas by their address, and what their first screen draws with beyond their route. */
const areas = {
  '/candidate': [],
  // The interview: it comes with its address, and a message is shown with its formatting.
  '/candidate?screen=live': ['features/interview/OpenInterview.tsx', 'features/conversation/Markdown.tsx'],
  '/auth': [],
  '/employee': [],
  '/admin': [],
} as const;
const names = [
  '/candidate',
  '/candidate?screen=live',
  '/auth',
  '/employee',
  '/admin',
] satisfies (keyof typeof areas)[];

/** The parts of the manifest that an area begins with. */
function partsOf(area: Area): string[] {
  const { app, routes } = areaParts(area.split('?')[0] ?? area);
  return [app, ...routes, ...areas[area]];
}
type Area = keyof typeof areas;

type FirstLoad = { area: Area; scriptKb: number; styleKb: number; files: number };

/** What the first load of each signed-in area brings over the wire, in KB of brotli. */
export async function firstLoads(build: Build, clientDir: string): Promise<FirstLoad[]> {
  const size = async (files: string[]): Promise<number> => {
    const sizes = await Promise.all(files.map((file) => stat(path.join(clientDir, `${file}.br`))));
    return sizes.reduce((sum, { size: bytes }) => sum + bytes, 0) / KB;
  };
  const rows: FirstLoad[] = [];
  for (const area of names) {
    const { scripts, styles } = build.needed(partsOf(area));
    rows.push({
      area,
      scriptKb: await size(scripts),
      styleKb: await size(styles),
      files: scripts.length + styles.length,
    });
  }
  return rows;
}

/** Parts that are fetched once a page is idle, or on request. */
const calmParts = [
  'ui/toast/toastHost.ts',
  'features/interview/InterviewDialogs.tsx',
  'features/interview/OpenInterview.tsx',
  'features/interview/Completed.tsx',
  'features/portal/InterviewTab.tsx',
  'features/auth/SignUpForm.tsx',
  'features/auth/ForgotForm.tsx',
];

/** Scripts that only those parts need: the first load of `area` does not wait for them. */
export function calmScripts(build: Build, area: Area): Set<string> {
  const first = new Set(build.needed(partsOf(area)).scripts);
  return new Set(build.needed(calmParts).scripts.filter((file) => !first.has(file)));
}
