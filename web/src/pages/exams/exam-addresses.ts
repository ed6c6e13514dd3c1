import type { PaperAddresses } from '#exams'

/** Where a teacher keeps papers. */
export const examPapers = '/ExamPapers'

/** The addresses of papers for a teacher. */
export const teacherPapers: PaperAddresses = {
  list: examPapers,
  one: (id) => `${examPapers}/${id}`,
  write: `${examPapers}/new`,
}
