import { useCallback, useEffect, useRef, useState } from 'react';
import type { DoorName } from './doors.ts';
import type { UploadEvent } from './machine.ts';
import { LOST, type UploadState } from './state.ts';

export type Upload = {
  state: UploadState;
  /** Uploads this file instead of any other; a failed one is retried. */
  choose(file: File): void;
  /** Stops the upload and removes the file from the form. */
  clear(): void;
};

type Tell = (event: UploadEvent) => void;

/** One file of a form, uploaded as soon as it's chosen. Leaving the form stops it. */
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
        (dispatch) => dispatch({ kind: 'chosen', file }),
        () => {
          machine.current = null;
          setState({ kind: 'failed', file, message: LOST, tries: 0, alone: false });
        },
      );
    },
    [door],
  );
  const clear = useCallback(() => {
    // Nothing to stop before the machine is loaded.
    machine.current?.then(
      (dispatch) => dispatch({ kind: 'cleared' }),
      () => setState({ kind: 'idle' }),
    );
    if (!machine.current) setState({ kind: 'idle' });
  }, []);
  useEffect(() => clear, [clear]);
  return { state, choose, clear };
}

/** The upload code loads when a file is chosen, to keep the page small. */
async function load(door: DoorName, show: (state: UploadState) => void): Promise<Tell> {
  const [{ createUpload }, { doors }] = await Promise.all([import('./machine.ts'), import('./doors.ts')]);
  return createUpload(doors[door], show);
}
