import type { Logger } from '../../server/platform/log.ts';

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };
