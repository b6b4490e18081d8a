import { z } from 'zod';
import { withoutHidden } from './plainLine.ts';

/** Line breaks of slides and PDFs (VT, FF, NEL), which browsers don't show as such. */
const OTHER_BREAKS = /[\v\f\u0085]/g;
const NUL_MESSAGE =
  'This text has a character that we can’t save. If you pasted the text, please type that part instead.';

/** A text of several lines, without hidden characters. The database stores no NUL, so it isn't accepted. */
export const plainText = () =>
  z
    .string()
    .overwrite((text) => withoutHidden(text).replace(OTHER_BREAKS, '\n'))
    .trim()
    .refine((text) => !text.includes('\u0000'), NUL_MESSAGE);
