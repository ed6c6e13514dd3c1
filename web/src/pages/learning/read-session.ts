const names = {
  consultation: 'stage',
  debrief: 'debrief',
  operation: 'bedside',
  opreport: 'operation-report',
  experiment: 'laboratory',
  labreport: 'lab-report',
} as const

type What = (typeof names)[keyof typeof names]

/** Which simulation an address of the player shows, and what of it. */
export const readSession = (
  query: URLSearchParams,
): { readonly what: What; readonly sessionId: string } | undefined => {
  for (const [name, what] of Object.entries(names)) {
    const sessionId = query.get(name) ?? ''
    if (sessionId !== '') return { what, sessionId }
  }
  return undefined
}
