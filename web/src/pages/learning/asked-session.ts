/** Which consultation an address of the player shows, and what of it. */
export const readSession = (
  query: URLSearchParams,
): { readonly what: 'stage' | 'debrief'; readonly sessionId: string } | undefined => {
  const stage = query.get('consultation') ?? ''
  const debrief = query.get('debrief') ?? ''
  if (stage !== '') return { what: 'stage', sessionId: stage }
  return debrief === '' ? undefined : { what: 'debrief', sessionId: debrief }
}
