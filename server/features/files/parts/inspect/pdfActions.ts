import { DomainError } from '../../../../errors.ts';
import type { Chains } from './pdfChains.ts';

/**
 * Actions that leave the document (12.6.4). A link may be a URI or, as LaTeX writes an address without its beginning,
 * a GoToR; neither happens without a click.
 */
const OUTWARD = ['GoToR', 'GoToE', 'Thread', 'Sound', 'ImportData', 'SubmitForm', 'URI', '?'];

/** Which objects are reached from OpenAction and AA, whatever the table of contents says. */
export function automaticActions() {
  /** An object may have several versions; each counts. */
  const objects = new Map<number, Chains[]>();
  const unnumbered: Chains[] = [];
  const first: Chains['own']['next'] = [];

  return {
    /**
     * @param number null when it can't be read from what precedes the object
     * @throws DomainError('file_active')
     */
    add(number: number | null, chains: Chains): void {
      refuseOutward(chains.automatic.kinds);
      for (const reference of chains.automatic.next) first.push(reference);
      if (number === null) unnumbered.push(chains);
      else {
        const versions = objects.get(number);
        if (versions) versions.push(chains);
        else objects.set(number, [chains]);
      }
    },
    /** Follows the references, once all objects are known. @throws DomainError('file_active') */
    check(): void {
      if (first.length === 0) return;
      const seen = new Set<string>();
      let isLost = false;
      const waiting = [...first];
      for (const { own } of unnumbered) refuseOutward(own.kinds);
      for (let at = waiting.pop(); at; at = waiting.pop()) {
        const mark = `${at.to} ${at.isNext}`;
        if (seen.has(mark)) continue;
        seen.add(mark);
        const versions = objects.get(at.to);
        if (!versions) {
          isLost = true;
          continue;
        }
        for (const { own, isArray } of versions) {
          if (isArray && !at.isNext) continue;
          refuseOutward(own.kinds);
          for (const reference of own.next) waiting.push(reference);
        }
      }
      // A reader may find such an object where this one doesn't look for it.
      if (isLost) for (const { own } of [...objects.values()].flat()) refuseOutward(own.kinds);
    },
  };
}

function refuseOutward(kinds: ReadonlySet<string>): void {
  if (OUTWARD.some((kind) => kinds.has(kind))) throw new DomainError('file_active');
}
