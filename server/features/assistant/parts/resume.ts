/** One requirement of a job, and the sentence in the résumé that shows it. */
type Compared = { need: string; evidence: string | null };

const fillers = new Set(
  'about able also and any are best candidate company experience excellent from good great have including into least more must need needs other our over plus required role should skills some strong team than that the their them this using very well what when will with work working years year your'.split(
    ' ',
  ),
);
const NEEDS_MAX = 10;
const EVIDENCE_MAX = 140;

/** Requirements of a position when its job names none. */
const defaults: Record<string, string> = {
  'Data Entry Clerk': 'Data entry\nSpreadsheets (Excel, Sheets)\nAccuracy\nTyping',
  'Customer Support Representative':
    'Customer support\nWritten English, email or chat\nTicket system (Zendesk)\nCalm with complaints',
  'Virtual Assistant': 'Calendar management\nEmail\nTravel or meetings\nOrganizing',
  'Admin Support Specialist': 'Office administration\nDocuments\nSpreadsheets (Excel, Sheets)\nScheduling',
};

/** Finds evidence in the résumé for each requirement; only the résumé's own words count. */
export function compareResume(resume: string, requirements: string | null, position: string): Compared[] {
  const needs = (requirements ?? defaults[position] ?? 'Experience in this kind of work\nWritten English')
    .split(/\n|;|(?<=\.)\s+/)
    .map((line) => line.replace(/^[\s•*-]+/, '').trim())
    .filter((line) => line !== '')
    .slice(0, NEEDS_MAX);
  const sentences = sentencesIn(resume);
  return needs.map((need) => ({ need, evidence: evidenceFor(need, sentences) }));
}

/** Finds evidence in the résumé for each criterion of the job's rubric, by its name and by what a high rating looks like. */
export function compareRubric(
  resume: string,
  criteria: readonly { label: string; shows: string }[],
): Compared[] {
  const sentences = sentencesIn(resume);
  return criteria.map(({ label, shows }) => ({
    need: label,
    evidence: evidenceFor(`${label} ${shows}`, sentences),
  }));
}

const sentencesIn = (resume: string): string[] =>
  resume
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

function evidenceFor(need: string, sentences: string[]): string | null {
  const wanted = stems(need);
  if (wanted.size === 0) return null;
  const threshold = wanted.size > 3 ? 2 : 1;
  let best: { sentence: string; hits: number } | null = null;
  for (const sentence of sentences) {
    const there = stems(sentence);
    const hits = [...wanted].filter((stem) => there.has(stem)).length;
    if (hits >= threshold && hits > (best?.hits ?? 0)) best = { sentence, hits };
  }
  if (!best) return null;
  return best.sentence.length > EVIDENCE_MAX ? `${best.sentence.slice(0, EVIDENCE_MAX)}…` : best.sentence;
}

/** Words of four or more letters without their endings, so "organizing" matches "organized". */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !fillers.has(word))
      .map((word) => word.replace(/(ing|ed|er|ers|ies|es|s|ment)$/, '')),
  );
}
