// @ts-check

const LOOK_MS = 500;

/**
 * Sends this process SIGTERM once the shell that npm started it with has ended. That shell doesn't forward signals, so
 * stopping npm would leave the program running. Started any other way, it may outlive its parent.
 */
export function endWithShell() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
