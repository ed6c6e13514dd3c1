import { act, goldenWay, sheetOf, type State } from '@xinglin/simulation/operation'
import { describe, expect, test } from 'vitest'
import { setupOf } from './conduct.ts'

const cpr = 'cardiopulmonary-resuscitation'

describe('the heart that stands still', () => {
  const after = (state: State, deed: string, option: string) =>
    act(state, { type: 'perform', deed, option }, state.at + 1000)

  test('a second one is stopped until the rhythm was looked at again', () => {
    const setup = setupOf(cpr, 'hall-fibrillation', 5)
    const until = setup.procedure.golden.findIndex(({ deed }) => deed === 'shock')
    const way = goldenWay({
      ...setup,
      procedure: { ...setup.procedure, golden: setup.procedure.golden.slice(0, until + 1) },
    })
    const { ended: _, ...open } = way.state
    const state = { ...open, ended: undefined }
    const again = after(state, 'shock', 'clear')
    expect('refusal' in again && again.refusal.zh).toContain('还没有重新分析')
    const looked = after(state, 'analyse', 'clear')
    expect('state' in looked && 'state' in after(looked.state, 'shock', 'clear')).toBe(true)
  })

  test('nothing is put on or taken off before the first compression', () => {
    const way = setupOf(cpr, 'hall-fibrillation').procedure.golden.map(({ deed }) => deed)
    for (const deed of ['gloves', 'bare-chest', 'pads'])
      expect(way.indexOf(deed)).toBeGreaterThan(way.indexOf('compress'))
  })

  test('who is revived by the first shock is not expected to have adrenaline', () => {
    const revived = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => {
      const { state } = goldenWay(setupOf(cpr, 'hall-fibrillation', seed))
      return state.arrest?.vain === 0 ? [state] : []
    })
    expect(revived.length).toBeGreaterThan(0)
    for (const state of revived) {
      const items = sheetOf(state).dimensions.flatMap((one) => one.items.map(({ id }) => id))
      expect(items).not.toContain('adrenaline')
      expect(state.done.map(({ deed }) => deed)).not.toContain('adrenaline')
    }
  })
})
