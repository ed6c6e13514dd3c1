import { saveTeaching, saveTerm } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import type { Visitor } from './visitor.ts'

/** Makes the autumn term of a school year; answers its id. */
export const newTerm = async (admin: Visitor, Year = 2026): Promise<string> =>
  (
    await admin.calls(saveTerm, {
      Id: newId(),
      Year,
      Semester: 1,
      StartDay: `${Year}-09-01`,
      EndDay: `${Year + 1}-01-20`,
      Version: 0,
    })
  ).Data.Id

/** The form of a 教学班 of a term. */
export const teachingForm = (TermId: string, over: object = {}) => ({
  Id: newId(),
  TermId,
  Course: '诊断学',
  Name: '1班',
  Capacity: 0,
  TeacherId: null,
  Version: 0,
  ...over,
})

/** Makes a 教学班; answers its id. */
export const newTeachingClass = async (
  teacher: Visitor,
  termId: string,
  over: object = {},
): Promise<string> => (await teacher.calls(saveTeaching, teachingForm(termId, over))).Data.Id
