/** Time, randomness and ids, so that tests can hold them still. The only server file that asks the machine. */
export type Clock = {
  now(): Date;
  /** 0 ≤ n < 1, from a secure source. */
  random(): number;
  uuid(): string;
  /** `bytes` random bytes. */
  bytes(bytes: number): Uint8Array;
};

export const systemClock: Clock = {
  now: () => new Date(),
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  uuid: () => crypto.randomUUID(),
  bytes: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
};
