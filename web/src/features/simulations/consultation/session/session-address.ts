/** The stage of a session, within the player of its course. */
export const stageAddress = (sessionId: string): string => `?consultation=${sessionId}`

/** The debrief of a session, within the player of its course. */
export const reportAddress = (sessionId: string): string => `?debrief=${sessionId}`
