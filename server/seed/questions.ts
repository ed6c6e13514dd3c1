import { demoQuestions } from '@xinglin/content'
import { questionForm } from '#packs'
import type { Db } from '#platform/database'
import { makeQuestions } from '#questions'
import { departmentsOf } from '#schools'

/** Lays the questions of the product into the bank of a school: those of the 科室 that it has. */
export const fillQuestions = async (db: Db, schoolId: string, at: Date): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  const places = await departmentsOf(school)
  const wanted = demoQuestions().flatMap((written, nth) => {
    const section = places.find((one) => one.parentId !== null && one.name === written.section)
    if (!section?.parentId) return []
    const form = questionForm(written, { departmentId: section.parentId, sectionId: section.id })
    // One a minute, so that lists have an order.
    return [{ form, at: new Date(at.getTime() - nth * 60_000) }]
  })
  await makeQuestions(school, wanted)
}
