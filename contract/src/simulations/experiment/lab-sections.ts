import * as z from 'zod/mini'
import { clearable } from '@xinglin/contract/call'

// Ten thousand UTF-16 units hold the five thousand code points that the engine allows a section.
const section = clearable(
  z.exactOptional(z.string().check(z.maxLength(10_000, '实验报告每栏最多5000个字'))),
)

/** The written sections of a laboratory report (实验报告), in their order; the data table comes from the run itself. */
export const Sections = z.strictObject({
  purpose: section,
  principle: section,
  materials: section,
  method: section,
  results: section,
  discussion: section,
  conclusion: section,
  questions: section,
  reflection: section,
})
export type Sections = z.output<typeof Sections>
