import { useSyncExternalStore } from 'react';

/**
 * The build of the app on the server. Every response includes it; a tab open since before the last release
 * notices with its next response and offers to reload. It never reloads on its own, because someone may be in
 * the middle of a sentence.
 */
let first: string | null = null;
let outdated = false;
const listeners = new Set<() => void>();

/** Records the build that a response came from. */
function noteBuild(build: string | null): void {
  if (!build || outdated) return;
  first ??= build;
  if (build === first) return;
  outdated = true;
  for (const listener of listeners) listener();
}

/** `fetch` that notices new builds. */
export const noticingBuild: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  noteBuild(response.headers.get('x-build'));
  return response;
};

/** True once the server has a different build than this tab. */
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
