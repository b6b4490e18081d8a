import { build, isBuilt } from './build.ts';
import { endWithShell } from './parent.mjs';

/** `npm start`: builds what's needed, then runs the server. */

/** Builds the browser app and the renderer of public pages when they're missing or were built from other sources. */
export async function ensureBuilt(): Promise<void> {
  if (!(await isBuilt())) await build();
}

if (process.argv[1] === import.meta.filename) {
  endWithShell();
  await ensureBuilt();
  // Emails and PDFs are rendered with React, whose development build is slower and needs more memory.
  process.env.NODE_ENV ??= 'production';
  const { runUntilSignal } = await import('../server/main.ts');
  await runUntilSignal();
}
