import { expect, test } from 'vitest';
import { candidateStatuses, endsEmployment } from './status.ts';

test('employment ends with any other status, and with none that a candidate gets', () => {
  for (const to of candidateStatuses) {
    expect(endsEmployment('hired', to), to).toBe(to !== 'hired');
    expect(endsEmployment('interviewed', to), to).toBe(false);
  }
});
