import { beginningCalls } from './begin-import.ts'
import { confirmingCalls, type ImportTools } from './confirm-import.ts'
import { passwordCalls } from './list-passwords.ts'
import { receivingCalls } from './receive-rows.ts'
import { shownCalls } from './serialize.ts'
import { undoingCalls } from './undo-import.ts'

/** Answers the import of people. */
export const importCalls = (tools: ImportTools) => [
  ...beginningCalls(),
  ...receivingCalls(tools.desk),
  ...shownCalls(),
  ...confirmingCalls(tools),
  ...undoingCalls(tools.desk),
  ...passwordCalls(tools.keys),
]
