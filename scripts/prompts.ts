import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promptsPage } from './prompts/page.ts';

/** Writes docs/prompts.md: every prompt as a connected model gets it. `npm run prompts`. */
const file = path.resolve('docs/prompts.md');
await writeFile(file, promptsPage());
process.stdout.write(`${file}\n`);
