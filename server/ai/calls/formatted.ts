import type { Logger } from '../../platform/log.ts';
import { type Ai, AiError, type AiRequest } from '../ai.ts';
import { type AnswerForm, below, type Capabilities } from '../connection/capabilities.ts';
import type { Asker } from './asking.ts';
import type { collected } from './counted.ts';
import { jsonIn, type Shape, shapeOf } from './shape.ts';

/** This many unformatted answers in a row mean that the server doesn't enforce the format. */
const UNFORMED_MAX = 3;

/** Gets one whole answer. */
type AskWhole = (request: AiRequest, shape: Shape) => ReturnType<typeof collected>;

/**
 * Asks for answers that fit a schema. The next try after one that doesn't fit asks for less of a format that the model
 * passed over, and for more tokens where they ran out.
 */
export function createFormatted(
  { isConnected, capabilities }: Asker,
  log: Logger,
  askWhole: AskWhole,
): Ai['object'] {
  const forms = watchForms(capabilities);
  return async (request) => {
    let wanted: AiRequest = request;
    let form = capabilities.read().form;
    for (let tries = 0; tries < (request.tries ?? 2); tries++) {
      const { text, end } = await askWhole(wanted, { ...shapeOf(request.schema), form });
      const found = jsonIn(text);
      if (found !== null) forms.kept(form);
      const parsed = request.schema.safeParse(found);
      if (parsed.success) return parsed.data;
      log.warn({ purpose: request.purpose, end }, 'model answered outside the schema');
      if (end === 'length') wanted = { ...wanted, maxOutputTokens: 2 * wanted.maxOutputTokens };
      else if (found === null && form !== 'words' && isConnected && !isRefusal(text)) {
        forms.passedOver(form);
        form = below(form);
      }
    }
    throw new AiError('stream_failed');
  };
}

/** Finds out whether a server accepts a format and then returns free text. One answer may slip, so several have to. */
function watchForms(capabilities: Capabilities) {
  let unformed = 0;
  return {
    kept(form: AnswerForm): void {
      if (form === capabilities.read().form) unformed = 0;
    },
    passedOver(form: AnswerForm): void {
      if (form !== capabilities.read().form || ++unformed < UNFORMED_MAX) return;
      unformed = 0;
      capabilities.learn({ form: below(form) });
    },
  };
}

/** Refusals aren't formatted either. */
const isRefusal = (text: string): boolean =>
  !text.includes('{') &&
  /\b(?:sorry|can(?:['’]t|not)|unable|won['’]t|will not|would rather not)\b/i.test(text);
