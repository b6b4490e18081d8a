import { expect, test } from 'vitest';
import { candidateStatuses, endsEmployment } from './status.ts';

test('employment ends when an employee gets any other status, and never for a candidate', () => {
  for (const to of candidateStatuses) {
    expect(endsEmployment('hired', to), to).toBe(to !== 'hired');
    expect(endsEmployment('interviewed', to), to).toBe(false);
  }
});
