import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';
import type { AnswerForm } from '../connection/capabilities.ts';
import { isFields } from './loose.ts';
import { thoughtFilter } from './thoughts.ts';

/** The form that an answer has to have. */
export type Shape = {
  schema: JSONSchema7;
  strict: boolean;
  /** Forces this form, whatever is known to work best. */
  form?: AnswerForm;
};

/**
 * Limits of texts that strict servers don't take, and that make the grammars of others huge; what is too long is cut or refused
 * when the answer is read. A default would make a field look as if it could be left out.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['$schema', 'minLength', 'maxLength', 'default']);

const shapes = new WeakMap<z.ZodType, Shape>();

/** A schema as servers take it; strict where every field has to be there, as they ask for then. */
export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' });
  let strict = true;
  const shape: Shape['schema'] = JSON.parse(JSON.stringify(whole), (key, value: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    if (!isFields(value)) return value;
    if (isFields(value.properties)) {
      const required = Array.isArray(value.required) ? value.required : [];
      if (Object.keys(value.properties).some((name) => !required.includes(name))) strict = false;
    }
    const { oneOf, ...rest } = value;
    return oneOf === undefined ? value : { ...rest, anyOf: oneOf };
  });
  const found = { schema: shape, strict };
  shapes.set(schema, found);
  return found;
}

/**
 * The JSON object inside an answer; models like to wrap it in a fence or a sentence, and to think before it. Null where there
 * is none.
 */
export function jsonIn(text: string): unknown {
  const thoughts = thoughtFilter(null);
  return objectIn(thoughts.push(text) + thoughts.end(false)) ?? objectIn(text);
}

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
