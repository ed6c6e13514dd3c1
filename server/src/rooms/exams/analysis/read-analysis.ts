import { nobody, type InputOf } from '@xinglin/contract/call'
import { getExamAnalysis, listQuestionFigures } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { papersWith } from '#questions'
import { namesOfTargets, targetStore } from '#targets'
import { examAccess, seesWhole, watchedExam, type ExamAccess } from '../schedule/policy.ts'
import type { ExamRow } from '../schedule/store.ts'
import { analyseExam } from './analyse-exam.ts'
import { analysisStore } from './analysis-store.ts'

const { missing } = getExamAnalysis.refusals

/** As many examinations as the page of a question tells of. */
const maxOfQuestion = 20

/** The classes that an examination is given to, as far as the visitor watches them. */
const classesOf = async (visit: Visit, row: ExamRow, { onlyClasses }: ExamAccess) => {
  const targets = (await targetStore(visit).targets([row.id])).filter(({ excluded }) => !excluded)
  const classes = new Map(
    [...(await namesOfTargets(visit, targets)).values()]
      .filter(({ id, classId }) => id === classId)
      .map(({ id, name }) => [id, name] as const),
  )
  return [...classes]
    .filter(([id]) => onlyClasses === undefined || onlyClasses.includes(id))
    .map(([Id, Name]) => ({ Id, Name }))
}

const analysis = async (
  visit: Visit,
  { ExamId, ClassId, Take }: InputOf<typeof getExamAnalysis>,
) => {
  const { row, access } = await watchedExam(visit, ExamId)
  const Classes = await classesOf(visit, row, access)
  const classId = ClassId ?? nobody
  if (classId !== nobody && !Classes.some(({ Id }) => Id === classId)) throw refuse(missing)
  const classIds = classId === nobody ? access.onlyClasses : [classId]
  const figures = await analyseExam(visit, row, { take: Take, classIds })
  return { Name: row.name, Classes, MayRegrade: seesWhole(access), ...figures }
}

const questionFigures = async (
  visit: Visit,
  { QuestionId }: InputOf<typeof listQuestionFigures>,
) => {
  const paperIds = await papersWith(visit, QuestionId)
  const List = []
  for (const row of await analysisStore(visit).ofPapers(paperIds, maxOfQuestion)) {
    const access = await examAccess(visit, row)
    if (!access) continue
    const { Items } = await analyseExam(visit, row, {
      take: 'first',
      classIds: access.onlyClasses,
    })
    const own = Items.filter((one) => one.QuestionId === QuestionId)
    if (own.length > 0)
      List.push({
        ExamId: row.id,
        Name: row.name,
        OpensAt: row.opensAt.toISOString(),
        MayRegrade: seesWhole(access),
        Items: own,
      })
  }
  return { List }
}

/** Answers those who ask what the answers say of an examination and of its items. */
export const analysisCalls = () => [
  answer(getExamAnalysis, analysis),
  answer(listQuestionFigures, questionFigures),
]
