import { classFiguresIn } from '#simulations/kernel'

/** How those who experimented did: with the teacher's part where the report was marked. */
export const experimentFigures = classFiguresIn({
  table: 'experiment_session',
  sheet: `coalesce(
    (select v.final from lab_report_version v where v.school_id = s.school_id and v.session_id = s.id
      and v.final is not null order by v.no desc limit 1),
    s.assessment -> 'sheet')`,
})
