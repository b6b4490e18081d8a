/** Structured log. Redaction is by key (see `redactedKeys`); message bodies and secrets are never passed in. */
export type Logger = {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};
