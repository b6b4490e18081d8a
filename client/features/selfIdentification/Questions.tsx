import {
  ageLabels,
  ages,
  PREFER_NOT,
  raceHints,
  raceLabels,
  races,
  type SelfIdentification,
  sexes,
  sexLabels,
} from '../../../shared/selfIdentification/questions.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';

const { legends } = selfIdentification;

/** The three questions as native fields; the browser keeps the selection. Initially nothing is answered. */
export function Questions({ said }: { said: SelfIdentification }) {
  return (
    <>
      <Question name="sex" legend={legends.sex} said={said.sex} values={sexes} labels={sexLabels} />
      <Question
        name="race"
        legend={legends.race}
        hint={legends.raceHint}
        said={said.race}
        values={races}
        labels={raceLabels}
        hints={raceHints}
      />
      <Question name="age" legend={legends.age} said={said.age} values={ages} labels={ageLabels} />
    </>
  );
}

function Question<V extends string>(props: {
  name: keyof SelfIdentification;
  legend: string;
  hint?: string;
  said: V | null;
  values: readonly V[];
  labels: Record<V, string>;
  hints?: Record<V, string>;
}) {
  const { name, legend, hint, said, values, labels, hints } = props;
  return (
    <fieldset className="fld choices" aria-describedby={hint && `about-${name}-hint`}>
      <legend className="lab">{legend}</legend>
      {hint && (
        <span className="hint" id={`about-${name}-hint`}>
          {hint}
        </span>
      )}
      {values.map((value) => (
        <label key={value} className="chk">
          <input type="radio" name={name} value={value} defaultChecked={said === value} />
          <span>
            {labels[value]}
            {hints && <span className="hint block">{hints[value]}</span>}
          </span>
        </label>
      ))}
      <label className="chk">
        <input type="radio" name={name} value="" defaultChecked={said === null} />
        <span>{PREFER_NOT}</span>
      </label>
    </fieldset>
  );
}
