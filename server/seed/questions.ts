import { demoQuestions } from '@xinglin/content'
import { questionForm } from '#packs'
import type { Db } from '#platform/database'
import { makeQuestions } from '#questions'
import { departmentsOf } from '#schools'
import { computedQuestions } from './computed-questions.ts'

/** Lays the questions of the product into the bank of a school: those of the 科室 that it has. */
export const fillQuestions = async (db: Db, schoolId: string, at: Date): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  const places = await departmentsOf(school)
  const placeOf = (name: string) => {
    const section = places.find((one) => one.parentId !== null && one.name === name)
    return section?.parentId ? { departmentId: section.parentId, sectionId: section.id } : undefined
  }
  const forms = [
    ...demoQuestions().flatMap((written) => {
      const place = placeOf(written.section)
      return place ? [questionForm(written, place)] : []
    }),
    ...computedQuestions().flatMap(({ section, form }) => {
      const place = placeOf(section)
      return place
        ? [
            {
              ...form,
              DepartmentId: place.departmentId,
              SectionId: place.sectionId,
              Symptoms: [],
              Practice: true,
              Note: '',
            },
          ]
        : []
    }),
  ]
  // One a minute, so that lists have an order.
  const wanted = forms.map((form, nth) => ({ form, at: new Date(at.getTime() - nth * 60_000) }))
  await makeQuestions(school, wanted)
}
