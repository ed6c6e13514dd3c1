/** Where somebody sits examinations and reads results, which pages decide. */
export type ExamAddresses = {
  readonly list: string
  /** Where that leads: 返回考试列表, or 返回赛场 where a contest had the paper sat. */
  readonly listName: string
  readonly sit: (examId: string) => string
  readonly result: (attemptId: string) => string
  /** Where one asks about a question of a result; absent where nobody answers. */
  readonly ask?: (attemptId: string, no: number) => string
}
