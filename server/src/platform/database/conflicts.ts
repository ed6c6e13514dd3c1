/** What PostgreSQL says when two transactions wanted the same: a row that must be one, or each other's locks. */
const met = new Set(['23505', '40P01', '40001'])

const lockNotAvailable = '55P03'

const codesOf = (error: unknown): string[] => {
  const codes: string[] = []
  for (let at = error; at instanceof Error; at = at.cause)
    codes.push((at as { code?: string }).code ?? '')
  return codes
}

/** Whether a transaction gave up because another kept what it wanted for longer than anybody waits. */
export const hasLockTimedOut = (error: unknown): boolean =>
  codesOf(error).includes(lockNotAvailable)

/** Whether a transaction failed for nothing but another that went on at the same time; done again it may succeed. */
export const hasConflicted = (error: unknown): boolean =>
  codesOf(error).some((code) => met.has(code))
