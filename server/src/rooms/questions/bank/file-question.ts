import { nobody } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import type { QuestionForm } from '@xinglin/contract/questions'
import { picturesIn } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { pictureHashes } from '#resources'
import { allWords, picturesOf, readableWords, stemWords } from '../content/question-text.ts'
import { wordingOf } from '../content/wording.ts'
import { sketchOf } from './likeness.ts'
import { questionListStore } from './list-store.ts'
import { questionStore } from './store.ts'
import { wordingStore } from './wording-store.ts'

const maxWords = 20_000
const drawKeys = 1_000_000_000

/** By what a question is listed, searched and drawn, from what it says. */
export const filedUnder = (form: QuestionForm) => ({
  departmentId: form.DepartmentId,
  sectionId: form.SectionId === nobody ? null : form.SectionId,
  difficulty: form.Difficulty,
  practice: form.Practice,
  stem: stemWords(form.Content),
  words: allWords(form.Content).toLowerCase().slice(0, maxWords),
  drawKey: Math.floor(Math.random() * drawKeys),
})

/** The words of vocabularies by which a question is found. */
export const taggedAs = ({ Knowledge, Symptoms }: QuestionForm) => [
  ...Knowledge.map((code) => ({ vocabulary: vocabularies.knowledge.type, code })),
  ...Symptoms.map((code) => ({ vocabulary: vocabularies.symptom.type, code })),
]

/** The sketch of its wording. */
export const sketchedAs = ({ Content }: QuestionForm): number[] => sketchOf(readableWords(Content))

/** Lays what a question is found by beside it: its tags, the sketch and the hash of its wording. */
export const fileQuestion = async (
  school: TenantContext,
  id: string,
  form: QuestionForm,
): Promise<void> => {
  await questionStore(school).retag(id, taggedAs(form))
  await questionListStore(school).resketch(id, sketchedAs(form))
  const hashes = await pictureHashes(school, picturesIn(picturesOf(form.Content)))
  await wordingStore(school).add([{ questionId: id, ...wordingOf(form.Content, hashes) }])
}
