import { isMeantBy } from '#catalogue'
import type { CaseTest } from '#cases'
import type { State } from '../state/state.ts'

/** What a test shows that was taken at a virtual second: later findings of the case replace line by line what was before. */
export const shownBy = (
  { setup, orders }: Pick<State, 'setup' | 'orders'>,
  id: string,
  takenAt: number,
): Pick<CaseTest, 'values' | 'report' | 'tracing' | 'picture'> => {
  const own = setup.script.tests.find((one) => one.id === id)
  const since = (references: readonly string[] | undefined): number | undefined =>
    references === undefined
      ? 0
      : orders.find(({ id: given }) => references.some((one) => isMeantBy(given, one)))?.clock
  const later = own?.later?.findLast(({ from, after }) => {
    const begun = since(after)
    return begun !== undefined && begun + from * 60 <= takenAt
  })
  const report = later?.report ?? own?.report
  const tracing = later?.tracing ?? own?.tracing
  const picture = later?.picture ?? own?.picture
  return {
    values: { ...own?.values, ...later?.values },
    ...(report === undefined ? {} : { report }),
    ...(tracing === undefined ? {} : { tracing }),
    ...(picture === undefined ? {} : { picture }),
  }
}
