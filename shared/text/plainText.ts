import { z } from 'zod';
import { LINES, LINES_MESSAGE, withoutHidden } from './plainLine.ts';

/** A text of several lines, without hidden characters. The database stores no NUL, so it isn't accepted. */
export const plainText = () => z.string().overwrite(withoutHidden).trim().regex(LINES, LINES_MESSAGE);
