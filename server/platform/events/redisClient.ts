import { createClient } from '@redis/client';

export const CONNECT_MS = 3_000;

export type RedisClient = ReturnType<typeof openRedisClient>;

/** A client of one connection, which doesn't connect again by itself. */
export function openRedisClient(url: string) {
  return createClient({
    url,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false, keepAlive: true },
    // No offline queue: events that can't be sent now use the fallback.
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    maintNotifications: 'disabled',
  });
}
