import { classTitles } from '#classes'
import { maxOfKind, type ScoreSource } from '../sources/score-source.ts'
import { gradebookStore } from './store.ts'

/** What the 教学班 of a person came to, as it was published. */
export const publishedGrades: ScoreSource = async (visit, personId, range) => {
  const rows = await gradebookStore(visit).ofPerson(personId, { ...range, most: maxOfKind })
  const titles = await classTitles(
    visit,
    rows.map(({ classId }) => classId),
  )
  return rows.map((row) => ({
    kind: 'grade',
    id: row.classId,
    courseId: '',
    name: titles.get(row.classId) ?? '',
    courseKind: 0,
    attemptNo: 0,
    at: row.publishedAt,
    released: true,
    score: row.total,
    level: '',
    grade: row.grade === '' ? '未评定' : row.grade,
    dimensions: [],
  }))
}
