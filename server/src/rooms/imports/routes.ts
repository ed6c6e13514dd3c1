import { beginningCalls } from './begin-import.ts'
import type { TeacherPort } from '#identity'
import { type Confirming, confirmingCalls } from './confirm-import.ts'
import { listingCalls } from './list-imports.ts'
import { mappingCalls } from './map-place.ts'
import { passwordCalls } from './list-passwords.ts'
import { receivingCalls } from './receive-rows.ts'
import { shownCalls } from './serialize.ts'
import { undoingCalls } from './undo-import.ts'

/** Answers the import of people; `nudge` hears that a school has one that waits to be written or taken back. */
export const importCalls = (tools: Confirming & { readonly teacherPort: TeacherPort }) => [
  ...listingCalls(),
  ...beginningCalls(),
  ...receivingCalls(tools.teacherPort),
  ...mappingCalls(tools.teacherPort),
  ...shownCalls(),
  ...confirmingCalls(tools),
  ...undoingCalls(tools.nudge),
  ...passwordCalls(tools.keys),
]
