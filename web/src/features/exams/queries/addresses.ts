/** Where somebody sits examinations and reads results, which pages decide. */
export type ExamAddresses = {
  readonly list: string
  readonly sit: (examId: string) => string
  readonly result: (attemptId: string) => string
}
