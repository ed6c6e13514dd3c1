import { enteringCalls } from './entering.ts'
import { finishingCalls } from './finishing.ts'
import { performingCalls } from './performing.ts'
import { reportingCalls } from './reporting.ts'
import type { Host, Room } from './room.ts'
import { statesOfSessions } from './states.ts'

/** Makes the room of operations out of whoever hosts it. */
export const operationRoom = (given: { readonly host: Host }): Room => ({
  ...given,
  states: statesOfSessions(),
})

/** Answers virtual operations: entering, acting at the bedside, ending, reading what it is worth. */
export const operationCalls = (room: Room) => [
  ...enteringCalls(room),
  ...performingCalls(room),
  ...finishingCalls(room),
  ...reportingCalls(room),
]
