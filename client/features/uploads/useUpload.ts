import { useCallback, useEffect, useRef, useState } from 'react';
import type { DoorName } from './doors.ts';
import type { UploadEvent } from './machine.ts';
import { LOST, type UploadState } from './state.ts';

export type Upload = {
  state: UploadState;
  /** Sends this file in place of any other; one that failed is tried again. */
  choose(file: File): void;
  /** Stops sending and takes the file out of the form. */
  clear(): void;
};

type Tell = (event: UploadEvent) => void;

/** One file of a form, sent as soon as it's chosen. Leaving the form stops it. */
export function useUpload(door: DoorName): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const machine = useRef<Promise<Tell> | null>(null);

  const choose = useCallback(
    (file: File) => {
      if (!machine.current) {
        setState({ kind: 'checking', file });
        machine.current = load(door, setState);
      }
      machine.current.then(
        (tell) => tell({ kind: 'chosen', file }),
        () => {
          machine.current = null;
          setState({ kind: 'failed', file, message: LOST, tries: 0, alone: false });
        },
      );
    },
    [door],
  );
  const clear = useCallback(() => {
    // Without the machine there is nothing to stop.
    machine.current?.then(
      (tell) => tell({ kind: 'cleared' }),
      () => setState({ kind: 'idle' }),
    );
    if (!machine.current) setState({ kind: 'idle' });
  }, []);
  useEffect(() => clear, [clear]);
  return { state, choose, clear };
}

/** What sends a file comes when one is chosen: until then it would only weigh down the page. */
async function load(door: DoorName, show: (state: UploadState) => void): Promise<Tell> {
  const [{ createUpload }, { doors }] = await Promise.all([import('./machine.ts'), import('./doors.ts')]);
  return createUpload(doors[door], show);
}
