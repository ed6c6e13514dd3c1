import type { ScheduleAddresses } from '#exams'
import { managedBank } from './bank-addresses.ts'
import { base } from './screen.ts'

const list = `${base}/exams`

/** Where those who run the school set and watch examinations. */
export const managedExams: ScheduleAddresses = {
  list,
  one: (id) => `${list}/${id}`,
  room: (id) => `${list}/${id}/room`,
  marking: (id) => `${list}/${id}/marking`,
  paper: (id) => `${base}/papers/${id}`,
  analysis: (id) => `${list}/${id}/analysis`,
  regrade: (id, unitId) => `${list}/${id}/regrade${unitId ? `?item=${unitId}` : ''}`,
  question: managedBank.one,
}
