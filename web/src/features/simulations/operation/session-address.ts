/** The bedside of a session, within the player of its course. */
export const bedsideAddress = (sessionId: string): string => `?operation=${sessionId}`

/** What became of a session, within the player of its course. */
export const reportAddress = (sessionId: string): string => `?opreport=${sessionId}`
