import { sentence } from '../../../shared/errors/errors.ts';
import { resumeExtensions } from '../../../shared/files/resumeTypes.ts';
import { endingOf, idExtensions, RESUME_MAX_BYTES } from '../../../shared/files/types.ts';

/**
 * Where a file goes, the fallback message when the server gave no reason, and the checks that need no upload.
 */
export type Door = { url: string; failed: string; refusalOf(file: File): string | null };
export type DoorName = 'resume' | 'coverLetter' | 'idDocument';

export const doors: Record<DoorName, Door> = {
  resume: { url: '/files/resume', failed: sentence('upload_failed'), refusalOf: refusalOfDocument },
  coverLetter: {
    url: '/files/cover-letter',
    failed: sentence('cover_letter_failed'),
    refusalOf: refusalOfDocument,
  },
  idDocument: { url: '/files/id-document', failed: sentence('id_upload_failed'), refusalOf: refusalOfId },
};

function refusalOfDocument(file: File): string | null {
  const ending = endingOf(file.name);
  return resumeExtensions.some((known) => known === ending) ? tooLarge(file) : sentence('file_type');
}

function refusalOfId(file: File): string | null {
  const ending = endingOf(file.name);
  if (ending === 'heic' || ending === 'heif')
    return 'We can’t read HEIC photos. Please save yours as a JPEG and choose it again.';
  return idExtensions.some((known) => known === ending) ? tooLarge(file) : sentence('id_type');
}

/** On a slow connection, uploading it would take minutes only to be rejected. */
function tooLarge({ size }: File): string | null {
  return size > RESUME_MAX_BYTES ? 'This file is larger than 10 MB. Please choose a smaller one.' : null;
}
