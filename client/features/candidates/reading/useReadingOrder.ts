import { useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { readingOrder } from './order.ts';

/** The criteria in reading order. Fixed while one result is read, so that nothing moves during rating. */
export function useReadingOrder({ round, ratings, review }: InterviewView): readonly string[] {
  const withheld = review?.withheld ?? false;
  const read = (): string[] => {
    const criteria = ratings ? readingOrder(ratings, review) : withheld ? (review?.criteria ?? []) : [];
    return criteria.map(({ criterion }) => criterion);
  };
  const result = `${round} ${withheld} ${ratings !== null}`;
  const [fixed, setFixed] = useState(() => ({ result, order: read() }));
  if (fixed.result === result) return fixed.order;
  const fresh = { result, order: read() };
  setFixed(fresh);
  return fresh.order;
}
