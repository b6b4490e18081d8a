import { useSyncExternalStore } from 'react';

/**
 * Which build of the app the server has. Every answer says so; a tab that has been open since before the last
 * release hears of it with its next answer, and offers to reload. It never reloads by itself: somebody may be
 * in the middle of a sentence.
 */
let first: string | null = null;
let outdated = false;
const listeners = new Set<() => void>();

/** Takes note of the build that an answer came from. */
function noteBuild(build: string | null): void {
  if (!build || outdated) return;
  first ??= build;
  if (build === first) return;
  outdated = true;
  for (const listener of listeners) listener();
}

/** `fetch`, with an eye on the build. */
export const noticingBuild: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  noteBuild(response.headers.get('x-build'));
  return response;
};

/** True once the server has another build than this tab. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    watch,
    () => outdated,
    () => false,
  );
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
