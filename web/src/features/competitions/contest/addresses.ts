/** Where contests are shown, entered and held. */
export type ContestAddresses = {
  readonly lobby: string
  readonly game: (id: string) => string
  readonly entry: (id: string) => string
  readonly ownEntries: string
  /** The screen in the hall, and the board. */
  readonly hall: (id: string) => string
  readonly board: (id: string) => string
  /** What own teams came to line by line; what came of a paper. */
  readonly result: (id: string) => string
  readonly paperResult: (attemptId: string) => string
  /** Where one practises for it, and a course of it. */
  readonly practice: (id: string) => string
  readonly practise: (id: string, courseId: string) => string
  /** What is told in it to those who entered. */
  readonly messages: (id: string) => string
  /** Where a virtual station of a contest is played. */
  readonly station: (id: string, stationId: string) => string
  /** What came of one's own session at a virtual station. */
  readonly report: (id: string, kind: string, sessionId: string) => string
  /** Where a station is practised, and what came of it. */
  readonly practiseStation: (id: string, stationId: string) => string
  readonly practiceReport: (id: string, kind: string, sessionId: string) => string
  /** Where a paper of a contest is sat. */
  readonly sit: (id: string, stationId: string, examId: string) => string
  /** The import by which people were given accounts. */
  readonly imports: (importId: string) => string
}

/** Where contests are held: a list, one of them, the control room of a round, and the screen in the hall. */
export type OrganiseAddresses = {
  readonly list: string
  readonly one: (id: string) => string
  readonly control: (id: string, roundId: string) => string
  readonly hall: (id: string) => string
  /** The import by which people were given accounts. */
  readonly imports: (importId: string) => string
}
