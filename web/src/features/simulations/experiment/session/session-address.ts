/** The laboratory of a session, within the player of its course. */
export const laboratoryAddress = (sessionId: string): string => `?experiment=${sessionId}`

/** The marked report of a session, within the player of its course. */
export const markedAddress = (sessionId: string): string => `?labreport=${sessionId}`
