import { nobody } from '@xinglin/contract/call'
import { workStore } from '#marking'
import { runsSchool, type Visit } from '#platform/visit'
import { isOfSubject } from '#teachers'
import { examSource } from '../marking/exam-source.ts'
import { examsOfOwnClasses } from '../schedule/policy.ts'
import { examStore } from '../schedule/store.ts'

const maxExams = 300

/** The examinations whose written answers wait for the visitor to mark them: name and how many. */
export const examsToMark = async (
  visit: Visit,
): Promise<readonly { readonly id: string; readonly name: string; readonly waiting: number }[]> => {
  if (visit.who === 'student') return []
  const own = {
    ownerId: visit.person?.id ?? nobody,
    ids: await examsOfOwnClasses(visit),
    subject: await isOfSubject(visit, 'examiner'),
  }
  const rows = await examStore(visit).list(
    { key: '', state: 'published', of: runsSchool(visit) ? undefined : own },
    1,
    maxExams,
  )
  const store = workStore(visit)
  const waiting = await store.waiting(
    'exam',
    rows.map(({ id }) => id),
  )
  const exams = []
  for (const { id, name } of rows.filter((one) => waiting.has(one.id))) {
    const overseeing = await examSource.overseeing(visit, id)
    if (!overseeing?.mayMark) continue
    const { people } = overseeing
    const count = people
      ? (await store.ofGroup('exam', id)).filter(
          ({ state, personId }) => state === 'waiting' && people.has(personId),
        ).length
      : (waiting.get(id) ?? 0)
    if (count > 0) exams.push({ id, name, waiting: count })
  }
  return exams
}
