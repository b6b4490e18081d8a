import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { SIGNALS_MAX } from '../../../../shared/jobs/rubrics.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { OwnValues } from './rubricValues.ts';

/** Props of weight fields. */
export const percent = {
  hideControls: true,
  allowDecimal: false,
  allowNegative: false,
  max: 100,
  clampBehavior: 'none',
  suffix: '%',
} as const;

type Props = {
  number: number;
  field: (name: keyof OwnValues) => object;
  /** No good answers are described yet. */
  unrated: boolean;
  onRemove: () => void;
};

/** One question of HR's own, with sentences of good and bad answers. */
export function OwnQuestionFields({ number, field, unrated, onRemove }: Props) {
  return (
    <fieldset className="ad-own stack g16">
      <legend>Question {number}</legend>
      <Textarea label="Question" required autosize minRows={2} dir="auto" {...field('ask')} />
      <div className="ad-form2">
        <TextInput
          label="Name"
          description="Shown next to the rating."
          required
          dir="auto"
          {...field('label')}
        />
        <NumberInput label="Weight" description="Its share of the score." {...percent} {...field('weight')} />
      </div>
      <Textarea
        label="A good answer says"
        description={`One sentence per line, up to ${SIGNALS_MAX}, in the candidate’s words: “I call the sender first.” Paraphrases count.`}
        autosize
        minRows={3}
        dir="auto"
        {...field('wanted')}
      />
      <Textarea
        label="A bad answer says"
        description={`One sentence per line, up to ${SIGNALS_MAX}. Each one we find lowers the rating.`}
        autosize
        minRows={2}
        dir="auto"
        {...field('unwanted')}
      />
      {unrated && (
        <Text size="sm" tone="dim">
          Without these sentences, the question is asked but not rated, and it doesn’t count toward the score.
        </Text>
      )}
      <div>
        <Button size="sm" onClick={onRemove}>
          Remove question {number}
        </Button>
      </div>
    </fieldset>
  );
}
