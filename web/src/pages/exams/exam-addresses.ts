import type { ExamAddresses, PaperAddresses, ScheduleAddresses } from '#exams'
import { teacherAddresses } from '../questions/bank-addresses.ts'

/** Where a teacher keeps papers. */
export const examPapers = '/ExamPapers'

/** The addresses of papers for a teacher. */
export const teacherPapers: PaperAddresses = {
  list: examPapers,
  one: (id) => `${examPapers}/${id}`,
  write: `${examPapers}/new`,
}

/** Where a teacher sets and watches examinations. */
export const examManage = '/Exams'

/** The addresses of examinations for a teacher. */
export const teacherExams: ScheduleAddresses = {
  list: examManage,
  one: (id) => `${examManage}/${id}`,
  room: (id) => `${examManage}/${id}/room`,
  marking: (id) => `${examManage}/${id}/marking`,
  paper: teacherPapers.one,
  analysis: (id) => `${examManage}/${id}/analysis`,
  regrade: (id, unitId) => `${examManage}/${id}/regrade${unitId ? `?item=${unitId}` : ''}`,
  question: teacherAddresses.one,
}

const knowledgeExam = '/KnowledgeExam'

/** Where one sits examinations, and reads what came of them. */
export const ownExamAddresses: ExamAddresses = {
  list: knowledgeExam,
  listName: '返回考试列表',
  sit: (examId) => `${knowledgeExam}?exam=${examId}`,
  result: (attemptId) => `${knowledgeExam}?result=${attemptId}`,
}

/** The same, of results whose questions may be asked about: those of contests are asked about in the contest. */
export const askableExamAddresses: ExamAddresses = {
  ...ownExamAddresses,
  ask: (attemptId, no) => `/PersonalInfo/newquestion?attempt=${attemptId}&question=${no}`,
}
