import type { Understand } from '#consultation'
import { importingCalls } from './importing/importing.ts'
import { procedureMovingCalls } from './procedures/procedure-moving.ts'
import { procedureReadingCalls } from './procedures/procedure-reading.ts'
import { procedureTryingCalls } from './procedures/procedure-trying.ts'
import { procedureWritingCalls } from './procedures/procedure-writing.ts'
import { movingCalls } from './cases/moving.ts'
import { readingCalls } from './cases/reading.ts'
import { tryingCalls } from './cases/trying.ts'
import { writingCalls } from './cases/writing.ts'

/** Answers the workshop of cases (病例工坊) and of procedures (操作工坊): looking, writing, importing, trying, examination, versions. */
export const workshopCalls = (understand: Understand) => [
  ...readingCalls(),
  ...writingCalls(),
  ...movingCalls(),
  ...importingCalls(),
  ...tryingCalls(understand),
  ...procedureReadingCalls(),
  ...procedureWritingCalls(),
  ...procedureTryingCalls(),
  ...procedureMovingCalls(),
]
