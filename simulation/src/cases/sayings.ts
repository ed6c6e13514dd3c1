import type { CaseScript } from './script.ts'

/** A text of a case with its place. */
export type Placed = readonly [path: string, text: string]

/** The words of a symptom or disease, written short or with what belongs to them. */
export const wordsOf = (answer: CaseScript['diseases'][string]): string =>
  typeof answer === 'string' ? answer : answer.text

const placedText = (path: string, text: string | undefined): readonly Placed[] =>
  text === undefined ? [] : [[path, text]]

const manner = ({ persona: { styles, phrases, replies } }: CaseScript): readonly Placed[] => [
  ...Object.entries(styles).flatMap(([mood, { prefix, suffix }]) =>
    [...prefix, ...suffix].map((text) => [`persona.styles.${mood}`, text] as const),
  ),
  ...Object.entries({ ...phrases, ...replies }).flatMap(([kind, texts]) =>
    (texts ?? []).map((text) => [`persona.${kind}`, text] as const),
  ),
]

/** Everything that a patient of this case can say, with its place; the usual answers of the ontology not among them. */
export const sayings = (script: CaseScript): readonly Placed[] => [
  ['opening', script.opening],
  ...script.facts.flatMap(({ id, text, guarded }) => [
    ...placedText(`facts.${id}`, text),
    ...placedText(`facts.${id}.guarded`, guarded),
  ]),
  ...script.exam.flatMap(({ item, guarded }) => placedText(`exam.${item}.guarded`, guarded)),
  ...Object.entries({ ...script.symptoms.present, ...script.symptoms.absent }).map(
    ([name, answer]) => [`symptoms.${name}`, wordsOf(answer)] as const,
  ),
  ...Object.entries(script.diseases).map(
    ([name, answer]) => [`diseases.${name}`, wordsOf(answer)] as const,
  ),
  ...script.course.flatMap(({ id, says }) => placedText(`course.${id}`, says)),
  ...script.treatment.forbid.flatMap(({ id, effect }) =>
    placedText(`treatment.forbid.${id}.effect`, effect?.says),
  ),
  ...script.treatment.effects.flatMap(({ says }, at) =>
    placedText(`treatment.effects[${at}]`, says),
  ),
  ...manner(script),
]
