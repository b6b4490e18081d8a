import { useRef, useState } from 'react';
import { UNAVAILABLE } from '../../shared/errors/unavailable.ts';
import { CallError, mutate } from './call.ts';
import type { AnswerOf, InputOf, MutationName } from './procedures.ts';

/** One call behind one button: pressing again while it runs does nothing. */
export function useMutation<P extends MutationName>(procedure: P) {
  const [data, setData] = useState<AnswerOf<P> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = async (input: InputOf<P>): Promise<AnswerOf<P> | null> => {
    if (running.current) return null;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      const answer = await mutate(procedure, input);
      setData(answer);
      return answer;
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : UNAVAILABLE);
      return null;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { data, failure, pending, run };
}
