// @ts-check

const LOOK_MS = 500;

/**
 * Ends this process as SIGTERM would, once the shell that npm started it with has ended: that shell passes no signal
 * on, so stopping npm would leave the program running. Started otherwise, it may outlive its parent.
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
