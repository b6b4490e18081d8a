import { benchChats } from './chats.ts';
import { benchCosts } from './costs.ts';
import { benchCrowd } from './crowd.ts';
import { benchDeaths } from './deaths.ts';
import { benchFrames } from './frames.ts';
import { benchIdle } from './idle.ts';
import { benchJobs } from './jobsAtScale.ts';
import { benchPages } from './pages.ts';
import { benchPanel } from './panel.ts';
import { benchProcesses } from './processes.ts';
import { benchStream } from './stream.ts';
import { benchTasks } from './tasks.ts';

/**
 * `npm run bench`: figures on this machine, never part of a test. `npm run bench -- jobs` or `-- pages` runs
 * one part.
 */
const parts: Record<string, () => Promise<void>> = {
  pages: benchPages,
  jobs: () => benchJobs([1_000, 1_000_000]),
  panel: () => benchPanel(100_000),
  idle: benchIdle,
  tasks: benchTasks,
  crowd: benchCrowd,
  processes: benchProcesses,
  costs: benchCosts,
  live: benchChats,
  stream: benchStream,
  frames: benchFrames,
  deaths: benchDeaths,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  process.stderr.write(
    `There’s no benchmark called ${unknown}. Available: ${Object.keys(parts).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
