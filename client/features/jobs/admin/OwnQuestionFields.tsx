import { SIGNALS_MAX } from '../../../../shared/jobs/rubrics.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NumberField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import type { OwnField } from './rubricFields.ts';

/** Props of weight fields. */
export const percent = { hideControls: true, max: 100, suffix: '%' };

type Props = {
  number: number;
  field: OwnField;
  /** No good answers are described yet. */
  unrated: boolean;
  onRemove: () => void;
};

/** One question of HR's own, with sentences of good and bad answers. */
export function OwnQuestionFields({ number, field, unrated, onRemove }: Props) {
  return (
    <Stack as="fieldset" className="ad-own">
      <legend>Question {number}</legend>
      <TextAreaField {...field('ask', 'Question')} marked rows={2} />
      <div className="ad-form2">
        <TextField {...field('label', 'Name')} hint="Shown next to the rating." hintAbove marked dir="auto" />
        <NumberField {...field('weight', 'Weight')} {...percent} hint="Its share of the score." hintAbove />
      </div>
      <TextAreaField
        {...field('wanted', 'A good answer says')}
        hint={`One sentence per line, up to ${SIGNALS_MAX}, in the candidate’s words: “I call the sender first.” Paraphrases count.`}
        hintAbove
        rows={3}
      />
      <TextAreaField
        {...field('unwanted', 'A bad answer says')}
        hint={`One sentence per line, up to ${SIGNALS_MAX}. Each one we find lowers the rating.`}
        hintAbove
        rows={2}
      />
      {unrated && (
        <Remark>
          Without these sentences, the question is asked but not rated, and it doesn’t count toward the score.
        </Remark>
      )}
      <div>
        <Button size="sm" onClick={onRemove}>
          Remove question {number}
        </Button>
      </div>
    </Stack>
  );
}
