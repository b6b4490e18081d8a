import type { IncomingMessage } from 'node:http';

/** Everything but files: calls, forms. */
const CALL_MS = 60_000;
/**
 * Ten megabytes over the line of a cheap phone (17 KB a second). Node keeps this time for all requests; those
 * that carry no file are cut earlier by {@link limitArrival}, and a line that falls silent by the server's
 * connection timeout.
 */
export const UPLOAD_MS = 10 * 60_000;

/** Below it are uploads, and downloads, which have no body. */
const UPLOADS = '/files/';

/** Ends a request whose body takes too long to arrive, as Node would, except for uploads. */
export function limitArrival(request: IncomingMessage): void {
  const { headers, socket, url = '' } = request;
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || url.startsWith(UPLOADS)) return;
  const timer = setTimeout(() => {
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, CALL_MS);
  timer.unref();
  const arrived = (): void => clearTimeout(timer);
  request.once('end', arrived);
  request.once('close', arrived);
}
