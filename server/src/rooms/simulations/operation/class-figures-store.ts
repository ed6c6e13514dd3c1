import { classFiguresIn } from '#simulations/kernel'

/** How those who operated did. */
export const operationFigures = classFiguresIn({
  table: 'operation_session',
  sheet: `s.assessment -> 'sheet'`,
})
