import { classFiguresIn } from '#simulations/kernel'

/** How those who consulted did: as a teacher judged it where one did. */
export const consultationFigures = classFiguresIn({
  table: 'consultation_session',
  sheet: `coalesce(s.judged, s.assessment) -> 'sheet'`,
  debrief: `coalesce(s.judged, s.assessment) -> 'debrief'`,
})
