import { assessmentFields, goldenFields } from './assessment-format.ts'
import { decisionFields } from './decision-format.ts'
import { examinationFields, testFields } from './findings-format.ts'
import { caseInfo, historyFields, personaFields } from './history-format.ts'
import { id, list, object, oneOf, optional, text, whole, type Infer, type Problem } from '#form'

/** The members of a case, by name. */
export const scriptFields = {
  schema: oneOf('vsp-case/1'),
  id,
  version: whole(1, 9999),
  title: text(4, 40),
  department: text(2, 20),
  system: text(2, 20),
  systemChild: text(2, 20),
  difficulty: oneOf(1, 2, 3, 4, 5),
  tags: list(text(1, 12), 1, 6),
  license: text(4, 60),
  /** Filled by the clinician who reviewed it, never by its author. */
  reviewedBy: optional(text(2, 20)),
  reviewedAt: optional(text(10, 10)),
  /** The drama form of the specification; limitTime in minutes of real time. */
  drama: object({
    limitTime: whole(5, 120),
    scene: text(2, 20),
    department: text(2, 20),
    skills: list(text(2, 12), 1, 8),
  }),
  caseInfo,
  ...personaFields,
  ...historyFields,
  ...examinationFields,
  ...testFields,
  ...decisionFields,
  ...assessmentFields,
  ...goldenFields,
}

const script = object(scriptFields)

/** A whole case, `vsp-case/1`, as content/CASES.md describes it. */
export type CaseScript = Infer<typeof script>

/**
 * Reads a value as a case: the case when it has the form, and everything that is wrong with its form, in Chinese with
 * its path. Depth and size are bounded by the form; nothing is thrown whatever is given.
 */
export const readCase = (
  value: unknown,
): { readonly script: CaseScript | undefined; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = []
  const read = script.read(value, '', problems)
  return { script: problems.length === 0 ? read : undefined, problems }
}
