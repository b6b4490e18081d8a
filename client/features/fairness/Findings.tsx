import { ratioText } from '../../../shared/fairness/ratioText.ts';
import {
  type FairnessTable,
  type FairnessVerdict,
  fairnessMeasureLabels,
  fairnessMeasures,
  fairnessVerdictWords,
} from '../../../shared/fairness/schema.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import styles from './Fairness.module.css';

/** Verdicts worth reviewing, most significant first. */
const notableVerdicts: readonly FairnessVerdict[] = ['below', 'maybeChance', 'unlikely'];

/** The table in a few sentences. */
export function Findings({ table }: { table: FairnessTable }) {
  const compared = table.rows.flatMap(({ label, measures }) =>
    fairnessMeasures.flatMap((measure) => {
      const cell = measures[measure];
      return cell && cell.ratio !== null ? [{ label, measure, cell }] : [];
    }),
  );
  const found = notableVerdicts.flatMap((verdict) => compared.filter(({ cell }) => cell.verdict === verdict));
  return (
    <>
      {found.length > 0 && (
        <Stack as="ul" gap={8} className={styles.findings}>
          {found.map(({ label, measure, cell }) => (
            <li key={`${label} ${measure}`}>
              <b>{label}</b>: {fairnessMeasureLabels[measure].toLowerCase()}, ratio{' '}
              {ratioText(cell.ratio ?? 0)}. {fairnessVerdictWords[cell.verdict]}
              {cell.p !== null &&
                ` (${chanceText(cell.p)}, ${cell.test === 'z' ? 'z test' : 'Fisher’s exact test'})`}
              .
            </li>
          ))}
        </Stack>
      )}
      {found.length === 0 && compared.length > 0 && (
        <Text size="sm">Every rate we can compare is at least four-fifths of the highest.</Text>
      )}
      {compared.length === 0 && (
        <Notice kind="info">
          Too few people have answered to compare groups. The figures appear once there are enough.
        </Notice>
      )}
      {table.heldBack.length > 0 && (
        <Remark>
          Not shown because fewer than five people reached, or didn’t reach, this step:{' '}
          {table.heldBack.map((measure) => fairnessMeasureLabels[measure].toLowerCase()).join('; ')}.
        </Remark>
      )}
    </>
  );
}

/** "p = 0.031", "p < 0.001". */
export function chanceText(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;
}
