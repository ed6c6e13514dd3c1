import type { RoundState } from '@xinglin/contract/competitions'

/** The colour of how a round stands. */
export const roundTones: Readonly<
  Record<RoundState, 'neutral' | 'school' | 'apricot' | 'success' | 'warning'>
> = {
  planned: 'neutral',
  drawn: 'school',
  running: 'apricot',
  judging: 'warning',
  published: 'success',
  closed: 'neutral',
}
