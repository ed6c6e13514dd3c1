import { Refusal } from './refusal.ts'

/** The code name that `act` is refused with, `accepted` when it is not; any other error passes through and fails the test. */
export const refusalOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'accepted'
}
